import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Audio } from '@parlance/contract/audios';
import { LIMITS } from '@parlance/kernel/limits';
import { sql } from 'drizzle-orm';
import { chanceOf } from './chance.ts';
import type { Ground, Invariant } from './ground.ts';
import { cut, type Mutant } from './mutate.ts';
import { openTrial, refuseFalseLedger } from './trial-database.ts';
import { ownScript, signUp, startTrialProduct, type TrialPerson, whenEnded } from './trial-product.ts';

const SIZE_MB = 48;
/** More than one audio takes, samples that wait for the encoder included. */
const MOST_FREE_BYTES = 4 * 1024 * 1024;
type Numbers = { points: number };

function fill(folder: string, leaveBytes: number): () => void {
  const filler = path.join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(filler, new Uint8Array(Math.max(0, bavail * bsize - leaveBytes)));
  return () => rmSync(filler);
}

/** What can be heard is the whole recording or nothing. */
async function refuseHalfMedia(person: TrialPerson, audio: Audio): Promise<void> {
  const reply = await person.call('GET', `/api/audios/${audio.id}/media.mp3`);
  const bytes = (await reply.arrayBuffer()).byteLength;
  if (audio.status !== 'ready') {
    if (reply.ok) throw new Error(`${bytes} bytes of an audio that is ${audio.status} can be heard`);
    return;
  }
  if (!reply.ok || bytes !== Number(reply.headers.get('content-length')))
    throw new Error(`a finished audio answers ${reply.status} with ${bytes} bytes`);
  // 128 kbit/s, and no silence is long enough to explain a minute less.
  if (bytes < ((audio.duration_ms ?? 0) / 1000) * 12_000)
    throw new Error(`${bytes} bytes are not ${audio.duration_ms} ms`);
}

/** A failed audio cost nothing and can be made once there is room. */
async function refuseDamage(
  person: TrialPerson,
  audio: Audio,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { credits_remaining } = await person.json<{ credits_remaining: number }>('GET', '/api/current_user');
  if (audio.credits_charged !== 0 || credits_remaining !== LIMITS.trialCredits)
    throw new Error(`a failed audio left ${credits_remaining} credits`);
  await person.json('POST', `/api/audios/${audio.id}/retry`);
  const again = await whenEnded(person, audio.id, meanwhile);
  if (again.status !== 'ready')
    throw new Error(`with room again it ended ${again.status}: ${again.error?.code}`);
  await refuseHalfMedia(person, again);
}

/** The disk fills up at any point of a generation: nothing half is heard, nothing charged, and later all is well. */
async function surviveFullDisk(
  { url, folder }: Ground,
  { points }: Numbers,
  seed: number,
  mutant?: Mutant,
): Promise<string> {
  const chance = chanceOf(seed);
  const disk = path.join(folder, 'small-disk');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', disk]);
  const trial = openTrial(url, 2);
  // Failed runs are tried again after longer and longer pauses; here nobody waits for them.
  const hurry = async () =>
    void (await trial.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`));
  const product = await startTrialProduct({
    folder: disk,
    databaseUrl: url,
    // Its samples and frames are most of what fills a disk.
    mixesApart: true,
    // Here nobody waits for room either.
    settings: { PARLANCE_STORE_PATIENCE_MINUTES: '0' },
    mutants: mutant ? [mutant] : [],
  });
  let failed = 0;
  try {
    for (let i = 0; i < points; i++) {
      const person = await signUp(product.url);
      const empty = fill(disk, chance.below(MOST_FREE_BYTES));
      const started = await person
        .json<Audio>('POST', '/api/audios', ownScript(6, 60))
        .finally(() => undefined);
      const audio = await whenEnded(person, started.id, hurry);
      await refuseHalfMedia(person, audio);
      empty();
      if (audio.status !== 'ready') {
        failed++;
        await refuseDamage(person, audio, hurry);
      }
      // The next one shall find the disk as this one did.
      const deleted = await person.call('DELETE', `/api/audios/${audio.id}`);
      if (!deleted.ok) throw new Error(`deleting answered ${deleted.status}`);
    }
    const left = execFileSync('find', [
      path.join(disk, 'data', 'objects'),
      '-type',
      'f',
      '-path',
      '*/audios/*',
    ])
      .toString()
      .trim();
    if (left !== '') throw new Error(`deleted audios left files:\n${left}`);
    await refuseFalseLedger(trial.db);
    return `${points} full disks, ${failed} audios failed and were made once there was room: nothing half was heard`;
  } finally {
    await product.process.end('SIGTERM');
    await trial.close();
    execFileSync('umount', [disk]);
  }
}

export const diskFull: Invariant = {
  name: '11: a full disk is an error, not damage',
  full: (ground, seed) => surviveFullDisk(ground, { points: 50 }, seed),
  small: (ground, seed) => surviveFullDisk(ground, { points: 2 }, seed),
  impossible: () =>
    process.platform === 'linux' && process.getuid?.() === 0
      ? undefined
      : 'a small disk of its own can be mounted by root on Linux only',
  byProcesses: true,
  mutants: [
    {
      without: 'a failure keeps what it held',
      run: (ground, seed) =>
        surviveFullDisk(
          ground,
          { points: 2 },
          seed,
          cut('features/audios/runs/runs.store.ts', '(tx) => credits.release(tx, lease.runId),'),
        ),
    },
  ],
};
