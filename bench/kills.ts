/**
 * Kills the server twenty times while five people use it, and looks whether it was back in time each time and
 * whether anything that it had acknowledged is lost. `npm run bench kills [kills [seed]]`
 */
import { execFileSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres/start.ts';
import { chanceOf } from '../apps/server/src/testing/invariants/chance.ts';
import { startProduct } from '../scripts/product-process.ts';
import { checkBooks, giveCredits } from './books.ts';
import { checkPromises, openPerson } from './people.ts';

const KILLS = Number(process.argv[2] ?? 20);
const SEED = Number(process.argv[3] ?? Date.now() % 1_000_000);
const PEOPLE = 5;
const BACK_MS = 15_000;
/** Some generations are to come to their end in between, and some are not. */
const LONGEST_LIFE_MS = 40_000;
/** A run whose worker died is taken up again after a quarter of a minute, each time. */
const PATIENCE_MS = 300_000;

const say = (label: string, value: string) => console.log(`${label.padEnd(34)}${value}`);
const chance = chanceOf(SEED);
const folder = await mkdtemp(path.join(tmpdir(), 'parlance-kills-'));
const dataDir = path.join(folder, 'data');
const logFile = path.join(folder, 'log');
const complaints: string[] = [];
say('seed', String(SEED));

/** Helper processes of ours that nobody is the parent of any more. */
function orphans(): number {
  const all = execFileSync('ps', ['-eo', 'ppid=,args='], { encoding: 'utf8' }).split('\n');
  const ours = path.resolve(import.meta.dirname, '../packages');
  return all.filter((line) => /^\s*1\s/.test(line) && line.includes(ours)).length;
}

const product = await startProduct(dataDir, openSync(logFile, 'a'), {
  PARLANCE_CLASSIC_VOICES: 'everywhere',
  PARLANCE_JOBS: '2',
});
try {
  const people = [];
  for (let i = 0; i < PEOPLE; i++)
    people.push(await openPerson(product.url, `person-${i}-${SEED}@example.com`, complaints));
  await giveCredits(
    { PARLANCE_DATA_DIR: dataDir },
    people.map(({ email }) => email),
  );
  const enough = new AbortController();
  const lives = people.map((person) => person.live(dataDir, enough.signal));
  const away: number[] = [];
  for (let kill = 1; kill <= KILLS; kill++) {
    const lifeMs = chance.below(LONGEST_LIFE_MS);
    await sleep(lifeMs);
    const backMs = await product.killServer();
    away.push(backMs);
    say(`kill ${kill}`, `after ${(lifeMs / 1000).toFixed(1)} s, back after ${(backMs / 1000).toFixed(1)} s`);
    if (backMs > BACK_MS) complaints.push(`kill ${kill}: back after ${backMs} ms only`);
  }
  enough.abort();
  await Promise.all(lives);

  const ends: Record<string, number> = {};
  for (const person of people)
    for (const [end, count] of Object.entries(await checkPromises(person, complaints, PATIENCE_MS)))
      ends[end] = (ends[end] ?? 0) + count;
  for (const person of people)
    for (const upload of [...person.uploads])
      if (await person.sendOn(upload)) await person.checkUpload(dataDir, upload);

  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const books = await checkBooks(postgres.url, complaints);
  await postgres.stop();
  const restarts = (await readFile(logFile, 'utf8')).split('starting it again').length - 1;
  const left = orphans();
  if (left > 0) complaints.push(`${left} helper processes were left behind`);

  say('longest away', `${(Math.max(...away) / 1000).toFixed(1)} s of ${BACK_MS / 1000} s`);
  say('accepted generations', JSON.stringify(ends));
  say(
    'acknowledged changes',
    String(people.reduce((sum, { acknowledged }) => sum + acknowledged.changes, 0)),
  );
  say('ledger', JSON.stringify(books));
  say('restarts in the log', String(restarts));
} finally {
  await product.stop();
  for (const complaint of complaints) say('LOST', complaint);
  say('result', complaints.length === 0 ? 'nothing lost' : `${complaints.length} faults; log: ${logFile}`);
  if (complaints.length === 0) await rm(folder, { recursive: true, force: true });
  else process.exitCode = 1;
}
