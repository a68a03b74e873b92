import * as contract from '@parlance/contract/audios';
import { type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import { isBusy, ownAudio } from './audios.policy.ts';
import { type AudioStore, LANES_MOVED } from './audios.store.ts';
import { eventView } from './audios.view.ts';

type Deps = { audios: AudioStore; watch(audioId: string, changed: () => void): () => void };

/** Proxies cut a silent connection after a minute or less. */
const HEARTBEAT_MS = 15_000;

/** Progress to whoever watches: the state now, then each change, and the end when nothing more can happen. */
export function audioEventEndpoints(deps: Deps): Endpoint[] {
  return [
    endpoint(contract.audioEvents, async (call) => {
      const { userId } = signedIn(call);
      const { id } = call.params;
      await ownAudio(deps.audios, userId, id);
      let waits = false;
      const body = eventStream(
        async () => {
          const both = await deps.audios.find(userId, id);
          waits = both !== undefined && both.ahead !== null;
          return both && { data: JSON.stringify(eventView(both)), last: !isBusy(both) };
        },
        (changed) => {
          const unwatch = deps.watch(id, changed);
          const unwatchLanes = deps.watch(LANES_MOVED, () => waits && changed());
          return () => {
            unwatch();
            unwatchLanes();
          };
        },
      );
      return new Response(body, {
        headers: {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        },
      });
    }),
  ];
}

type Look = () => Promise<{ data: string; last: boolean } | undefined>;

function eventStream(look: Look, watch: (changed: () => void) => () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let close = () => {};
  return new ReadableStream({
    start(controller) {
      let sent = '';
      let looking = false;
      let again = false;
      const send = (text: string) => controller.enqueue(encoder.encode(text));

      // Changes come faster than they can be read; one look at a time, and one more if something came meanwhile.
      async function changed(): Promise<void> {
        if (looking) {
          again = true;
          return;
        }
        looking = true;
        do {
          again = false;
          const state = await look();
          if (!state) return end();
          if (state.data !== sent) send(`event: audio\ndata: ${state.data}\n\n`);
          sent = state.data;
          if (state.last) return end();
        } while (again);
        looking = false;
      }

      const onChange = () => void changed().catch(end);
      const unwatch = watch(onChange);
      const heartbeat = setInterval(() => {
        send(': still here\n\n');
        onChange();
      }, HEARTBEAT_MS);
      close = () => {
        unwatch();
        clearInterval(heartbeat);
      };
      function end(): void {
        close();
        try {
          controller.close();
        } catch {
          // The reader left first.
        }
      }
      onChange();
    },
    cancel: () => close(),
  });
}
