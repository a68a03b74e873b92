import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { livePartKey } from '@parlance/artifacts/live-part';
import { connect } from '../../apps/server/src/db/connect.ts';
import { attemptPrefix } from '../../apps/server/src/features/audios/audio-files.ts';
import { runStore } from '../../apps/server/src/features/audios/runs/runs.store.ts';
import { CLASSIC_REQUEST, type Client } from '../client.ts';
import { openStore } from '../open-store.ts';

/** A part of the live stream, as long as a short line. */
const PART = { bytes: 36_000, everyMs: 3_000 };
const TEXT = new URL('../../packages/writer/src/fixtures/lighthouses.en.txt', import.meta.url);
const PIECE_BYTES = 1 << 20;
const NOTHING_HELD = { settle: async () => 0, release: async () => {} };

/** What a worker writes of an audio in the making, without the voices: bytes of no meaning, in their time. */
export async function openWork(databaseUrl: string, dataDir: string, started: AsyncDisposableStack) {
  const { db, close } = connect(databaseUrl, 2, (error) => console.error(error.message));
  started.defer(close);
  const store = await openStore({ PARLANCE_DATA_DIR: dataDir });
  const runs = runStore(db, NOTHING_HELD);

  async function take(client: Client) {
    const { pairs } = await client.options();
    const voice = pairs.find(({ languages }) => languages.includes('en-US'))?.id;
    const text = await readFile(TEXT, 'utf8');
    const { id } = await client.create({ ...CLASSIC_REQUEST, voice, source: { type: 'text', text } });
    const row = await db.query.runs.findFirst({ where: (runs, { eq }) => eq(runs.audioId, id) });
    const taken = row && (await runs.take(row.id));
    if (!taken) throw new Error(`${id} has no run`);
    const { run, lease } = taken;
    return { id, lease, prefix: attemptPrefix(run.userId, run.audioId, run.id, lease.attempt) };
  }

  return {
    async beginLive(client: Client) {
      const { id, lease, prefix } = await take(client);
      const said = createHash('sha256');
      let parts = 0;
      async function speak(): Promise<void> {
        const part = randomBytes(PART.bytes);
        said.update(part);
        await store.put(livePartKey(prefix, parts), part);
        await runs.progress(lease, { livePrefix: prefix, liveParts: ++parts, linesDone: parts });
      }
      await runs.enter(lease, 'speaking');
      await speak();
      return {
        id,
        digest: () => said.copy().digest('hex'),
        async speakFor(ms: number): Promise<void> {
          const until = performance.now() + ms;
          while (performance.now() < until) {
            await speak();
            await sleep(PART.everyMs);
          }
          await runs.fail(lease, { code: 'generation_failed' });
        },
      };
    },

    async keepFile(client: Client, bytes: number) {
      const { id, lease, prefix } = await take(client);
      const digest = createHash('sha256');
      async function* pieces() {
        for (let left = bytes; left > 0; left -= PIECE_BYTES) {
          const piece = randomBytes(Math.min(left, PIECE_BYTES));
          digest.update(piece);
          yield piece;
        }
      }
      await store.put(`${prefix}media.mp3`, pieces());
      await runs.keep(lease, { files: prefix });
      return { id, digest: digest.digest('hex') };
    },
  };
}
