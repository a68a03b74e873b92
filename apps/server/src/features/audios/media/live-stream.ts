import { livePartKey } from '@parlance/artifacts/live-part';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { RunRow } from '../audios.store.ts';

type Source = {
  store: ObjectStore;
  look(): Promise<RunRow | undefined>;
  watch(changed: () => void): () => void;
  runId: string;
};

/** A change may be announced while nobody listens (the database was away): look again now and then. */
const LOOK_AGAIN_MS = 2_000;

/**
 * The parts of a recording in the making, in order, waiting for each until the run ends. A run that was taken
 * over by another worker makes the same parts again, so the stream goes on where it was; unless the script was still
 * being written, for then it becomes another one and the stream ends.
 */
export function liveStream({ store, look, watch, runId }: Source): ReadableStream<Uint8Array> {
  let next = 0;
  let left = false;
  /** Whose parts were given out last, and whether their script was kept by then. */
  let heard: { prefix: string; kept: boolean } | undefined;
  let wake = () => {};
  const unwatch = watch(() => wake());

  const change = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_AGAIN_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  return new ReadableStream({
    async pull(controller) {
      while (!left) {
        const changed = change();
        const run = await look();
        const isOther = heard && !heard.kept && run?.livePrefix != null && run.livePrefix !== heard.prefix;
        if (run?.id === runId && run.livePrefix && next < run.liveParts && !isOther) {
          controller.enqueue(await store.get(livePartKey(run.livePrefix, next)));
          heard = { prefix: run.livePrefix, kept: run.artifacts.script !== undefined };
          next += 1;
          return;
        }
        if (run?.id !== runId || run.state !== 'active' || isOther) {
          unwatch();
          controller.close();
          return;
        }
        await changed;
      }
    },
    cancel() {
      left = true;
      unwatch();
      wake();
    },
  });
}
