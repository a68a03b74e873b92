import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Ground, Invariant } from './ground.ts';
import { cut, type Mutant } from './mutate.ts';
import { startTrialProcess, type TrialProcess } from './trial-process.ts';

type Numbers = { starts: number };

/** The address of the database it found or started. */
async function started(process: TrialProcess): Promise<string> {
  const { word, about } = await process.says(({ word }) => word.startsWith('{'));
  return JSON.parse(`${word} ${about}`).url;
}

async function write(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

/** Two at once on a folder that holds nothing: they share one database, and what one writes the other reads. */
async function shareFolder({ folder }: Ground, { starts }: Numbers, mutant?: Mutant): Promise<string> {
  for (let i = 0; i < starts; i++) {
    const dataDir = path.join(folder, `data-${i}`);
    mkdirSync(dataDir, { mode: 0o711 });
    const both = [0, 1].map(() => startTrialProcess('../../db/testing/app-process.ts', [dataDir], mutant));
    try {
      const [one, other] = await Promise.all(both.map(started));
      if (one !== other) throw new Error('two servers opened one folder as two databases');
      await write(one!, 'create table seen as select 1 as one');
      const { rows } = await write(other!, 'select one from seen');
      if (rows.length !== 1) throw new Error('what one wrote the other does not see');
    } finally {
      for (const process of both) await process.end('SIGTERM');
    }
  }
  return `${starts} pairs started at once, each on one folder: each pair shared one database`;
}

export const doubleStart: Invariant = {
  name: '14: two servers on one data folder share it',
  full: (ground) => shareFolder(ground, { starts: 100 }),
  small: (ground) => shareFolder(ground, { starts: 1 }),
  byProcesses: true,
  mutants: [
    {
      without: 'nobody waits at the gate of the folder',
      run: (ground) =>
        shareFolder(
          ground,
          { starts: 2 },
          cut(
            'embedded-postgres/open-server.ts',
            "const gate = await waitForLock(place.gate, 'exclusive', GATE_MS);",
            'const gate = { release() {} };',
          ),
        ),
    },
  ],
};
