import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres/start.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import type { Ground, Invariant, Trial } from '../apps/server/src/testing/invariants/ground.ts';
import { INVARIANTS } from '../apps/server/src/testing/invariants/invariants.ts';
import { assertNode24 } from './require-node.mjs';

assertNode24();
// Hundreds of programs are started: they find what the first of them has compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled');

// `npm run invariants` shows every invariant at its full numbers, and that it would be seen to be broken.
// `npm run invariants -- 7 [seed]` shows one of them, with the same luck as before when a seed is given;
// `npm run invariants -- 3,4,14 small` shows some of them at the small numbers of `npm test`.
const [only = '', given] = process.argv.slice(2);
const wanted = only === '' || only === 'all' ? undefined : only.split(',');
const small = process.argv.includes('small');
const seed = Number.isInteger(Number(given)) ? Number(given) : Math.floor(Math.random() * 1e9);
const folder = mkdtempSync(join(tmpdir(), 'parlance-invariants-'));
// PostgreSQL may run as somebody else, who must be able to pass.
chmodSync(folder, 0o711);
const postgres = await startEmbeddedPostgres({ dataDir: folder });
let grounds = 0;

async function freshGround(): Promise<Ground> {
  const name = `trial_${++grounds}`;
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = name;
  await migrateDatabase(url.href);
  mkdirSync(join(folder, name), { mode: 0o711 });
  return { url: url.href, folder: join(folder, name) };
}

async function run(trial: Trial): Promise<{ said?: string; broken?: Error; seconds: string }> {
  const ground = await freshGround();
  const began = performance.now();
  const outcome = await trial(ground, seed).then(
    (said) => ({ said }),
    (broken: Error) => ({ broken }),
  );
  rmSync(ground.folder, { recursive: true, force: true });
  return { ...outcome, seconds: ((performance.now() - began) / 1000).toFixed(1) };
}

async function show({ name, full, small: few, mutants, impossible }: Invariant): Promise<number> {
  let failures = 0;
  const tell = (good: boolean, words: string) => {
    failures += good ? 0 : 1;
    console.log(`${good ? 'ok    ' : 'FAILED'} ${words}`);
  };
  const reason = impossible?.();
  if (reason) {
    console.log(`not shown here: ${name}\n         ${reason}`);
    return 0;
  }
  const { said, broken, seconds } = await run(small ? few : full);
  tell(!broken, `${name}\n         ${said ?? broken?.stack} (${seconds} s)`);
  for (const { without, run: trial } of mutants) {
    const { broken: seen } = await run(trial);
    tell(
      seen !== undefined,
      seen ? `  noticed: ${without}\n         ${seen.message.split('\n')[0]}` : `  not noticed: ${without}`,
    );
  }
  return failures;
}

try {
  console.log(`seed ${seed}`);
  let failures = 0;
  for (const invariant of INVARIANTS)
    if (!wanted || wanted.includes(invariant.name.split(':')[0]!)) failures += await show(invariant);
  process.exitCode = failures === 0 ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
