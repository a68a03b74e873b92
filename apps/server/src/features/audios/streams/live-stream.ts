import { livePartKey } from '@parlance/artifacts/live-part';
import type { RunRow } from '../audios.store.ts';
import type { StreamListener } from './listeners.ts';
import type { Follow } from './shared-looks.ts';
import type { ReadPart } from './shared-parts.ts';

type Source = {
  readPart: ReadPart;
  follow: Follow<RunRow>;
  runId: string;
  /** Those who speak the audio hear of whoever listens. */
  listener: StreamListener;
  from?: number | undefined;
};

/**
 * The parts of a recording in the making, in order, waiting for each until the run ends; a listener gets every one,
 * however slowly. A run that was taken over by another worker makes the same parts again, so the stream goes on where
 * it was; unless the script was still being written, for then it becomes another one and the stream ends. The first
 * `from` bytes are left out.
 */
export function liveStream({
  readPart,
  follow,
  runId,
  listener,
  from = 0,
}: Source): ReadableStream<Uint8Array> {
  let next = 0;
  let toSkip = from;
  let left = false;
  /** Whose parts were given out last, and whether their script was kept by then. */
  let heard: { prefix: string; kept: boolean } | undefined;
  let known: { run: RunRow | undefined } | undefined;
  let wake = () => {};
  let leave = () => {};

  return new ReadableStream({
    start() {
      const unfollow = follow({
        told(run) {
          known = { run };
          wake();
        },
      });
      leave = () => {
        unfollow();
        listener.leave();
      };
    },
    async pull(controller) {
      while (!left) {
        const changed = new Promise<void>((resolve) => (wake = resolve));
        const run = known?.run;
        const isOther = heard && !heard.kept && run?.livePrefix != null && run.livePrefix !== heard.prefix;
        if (run?.id === runId && run.livePrefix && next < run.liveParts && !isOther) {
          const part = await readPart(livePartKey(run.livePrefix, next));
          listener.got(part.length);
          heard = { prefix: run.livePrefix, kept: run.artifacts.script !== undefined };
          next += 1;
          const skipped = Math.min(toSkip, part.length);
          toSkip -= skipped;
          if (skipped === part.length) continue;
          controller.enqueue(part.subarray(skipped));
          return;
        }
        if (known && (run?.id !== runId || run.state !== 'active' || isOther)) {
          leave();
          controller.close();
          return;
        }
        await changed;
      }
    },
    cancel() {
      left = true;
      leave();
      wake();
    },
  });
}
