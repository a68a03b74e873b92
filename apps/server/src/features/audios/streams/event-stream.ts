import type { Follow } from './shared-looks.ts';

export type StreamedEvent = {
  /** The same bytes for all who follow, until something changes. */
  bytes: Uint8Array;
  /** Nothing can happen after it. */
  last: boolean;
};

const STILL_HERE = new TextEncoder().encode(': still here\n\n');

/**
 * The state now and each change, as fast as the reader takes them: one who is slow is told the newest state next, and
 * nothing is kept for them but that.
 */
export function eventStream(follow: Follow<StreamedEvent>): ReadableStream<Uint8Array> {
  let leave = () => {};
  let wake = () => {};
  let sent: Uint8Array | undefined;
  let next: Uint8Array | undefined;
  let ended = false;
  return new ReadableStream(
    {
      start() {
        leave = follow({
          told(event) {
            next = event && event.bytes !== sent ? event.bytes : undefined;
            ended = !event || event.last;
            wake();
          },
          stillThere() {
            next ??= STILL_HERE;
            wake();
          },
        });
      },
      async pull(controller) {
        while (!next && !ended) await new Promise<void>((resolve) => (wake = resolve));
        if (next) {
          controller.enqueue(next);
          if (next !== STILL_HERE) sent = next;
          next = undefined;
          return;
        }
        leave();
        controller.close();
      },
      cancel() {
        leave();
        ended = true;
        wake();
      },
    },
    // Nothing lies ready that could be out of date by the time it is asked for.
    { highWaterMark: 0 },
  );
}
