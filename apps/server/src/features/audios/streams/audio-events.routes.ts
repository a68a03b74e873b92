import * as contract from '@parlance/contract/audios';
import { type Endpoint, endpoint, signedIn } from '../../../endpoint.ts';
import { isBusy, ownAudio } from '../audios.policy.ts';
import { type AudioStore, type AudioWithRun, LANES_MOVED } from '../audios.store.ts';
import { eventView } from '../audios.view.ts';
import { eventStream, type StreamedEvent } from './event-stream.ts';
import { type Follow, shareLooks } from './shared-looks.ts';

type Deps = { audios: AudioStore; watch(audioId: string, changed: () => void): () => void };

type Look = StreamedEvent & { userId: string; data: string; waits: boolean };

/** Proxies cut a silent connection after a minute or less. */
const HEARTBEAT_MS = 15_000;

const encoder = new TextEncoder();

function lookOf(both: AudioWithRun, before: Look | undefined): Look {
  const data = JSON.stringify(eventView(both));
  const bytes = data === before?.data ? before.bytes : encoder.encode(`event: audio\ndata: ${data}\n\n`);
  return { data, bytes, userId: both.audio.userId, last: !isBusy(both), waits: both.ahead !== null };
}

/** Progress to whoever watches: the state now, then each change, and the end when nothing more can happen. */
export function audioEventEndpoints({ audios, watch }: Deps): Endpoint[] {
  const follow = shareLooks<Look>({
    againMs: HEARTBEAT_MS,
    async look(before) {
      const all = await audios.findWatched([...before.keys()]);
      return new Map(all.map((both) => [both.audio.id, lookOf(both, before.get(both.audio.id))]));
    },
    watch(id, changed, latest) {
      const unwatch = watch(id, changed);
      const unwatchLanes = watch(LANES_MOVED, () => latest()?.waits && changed());
      return () => {
        unwatch();
        unwatchLanes();
      };
    },
  });

  /** An audio may get another owner while it is watched. */
  const followOwn =
    (id: string, userId: string): Follow<StreamedEvent> =>
    ({ told, ...rest }) =>
      follow(id)({ ...rest, told: (event) => told(event?.userId === userId ? event : undefined) });

  return [
    endpoint(contract.audioEvents, async (call) => {
      const { userId } = signedIn(call);
      await ownAudio(audios, userId, call.params.id);
      return new Response(eventStream(followOwn(call.params.id, userId)), {
        headers: {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        },
      });
    }),
  ];
}
