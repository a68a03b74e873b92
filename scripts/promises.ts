import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres/start.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { PROMISES, type ShownPromise } from '../apps/server/src/testing/promises/promises.ts';
import { assertNode24 } from './require-node.mjs';

assertNode24();

// `npm run promises` shows every promise at its full numbers, and that it would be seen to be broken.
// `npm run promises -- 7 [seed]` shows one of them, with the same luck as before when a seed is given.
const [only = '', wantedSeed] = process.argv.slice(2);
const seed = Number(wantedSeed ?? Math.floor(Math.random() * 1e9));
const folder = mkdtempSync(join(tmpdir(), 'parlance-promises-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder });
let databases = 0;

async function freshDatabase(): Promise<string> {
  const name = `promise_${++databases}`;
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = name;
  await migrateDatabase(url.href);
  return url.href;
}

async function timed(work: () => Promise<string>): Promise<string> {
  const began = performance.now();
  const said = await work();
  return `${said} (${((performance.now() - began) / 1000).toFixed(1)} s)`;
}

async function show({ name, full, mutants }: ShownPromise): Promise<number> {
  let failures = 0;
  const tell = (good: boolean, words: string) => {
    failures += good ? 0 : 1;
    console.log(`${good ? 'ok    ' : 'FAILED'} ${words}`);
  };
  await timed(async () => full(await freshDatabase(), seed)).then(
    (said) => tell(true, `${name}\n         ${said}`),
    (error: Error) => tell(false, `${name}\n         ${error.message}`),
  );
  for (const { without, run } of mutants)
    await run(await freshDatabase(), seed).then(
      () => tell(false, `  not noticed: ${without}`),
      (error: Error) => tell(true, `  noticed: ${without}\n         ${error.message.split('\n')[0]}`),
    );
  return failures;
}

try {
  console.log(`seed ${seed}`);
  let failures = 0;
  for (const promise of PROMISES.filter(({ name }) => name.startsWith(only))) failures += await show(promise);
  process.exitCode = failures === 0 ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
