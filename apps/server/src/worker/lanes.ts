import { AppError, isAppError } from '@parlance/kernel/errors';
import { LANES, type Lane } from '@parlance/kernel/lanes';
import type { LineLanes } from '@parlance/pipeline/line';
import type { JobContext } from '@parlance/ports/queue';
import type { Transcriber } from '@parlance/ports/transcriber';
import type { RunLease, RunStore } from '../features/audios/runs/runs.store.ts';
import { Places } from './places.ts';

/** Waiting for a site costs nothing; documents and scripts have places of their own, inside their vendors. */
const READERS = 16;
/** Recordings that are being fetched while others are listened to. */
const FETCHED_AHEAD = 3;

/** How many runs a process takes at once, when so many are listened to and so many spoken. */
export const runsAtOnce = (jobs: number): Record<Lane, number> => ({
  reading: READERS,
  listening: jobs + FETCHED_AHEAD,
  speaking: jobs,
});

export type WorkPlaces = { listening: Places; speaking: Places };

export const openPlaces = (jobs: number): WorkPlaces => ({
  listening: new Places(jobs),
  speaking: new Places(jobs),
});

type Deps = { places: WorkPlaces; runs: Pick<RunStore, 'place' | 'anybodyWaits'> };

const moves = (lane: Lane) =>
  new AppError('run.moves', { log: `goes on in the lane of ${lane}`, params: { lane } });

/** Where a run has to go on, when that is what it was stopped for. */
export const laneAfter = (error: unknown): Lane | undefined =>
  isAppError(error) && error.code === 'run.moves'
    ? LANES.find((lane) => lane === error.params?.lane)
    : undefined;

/**
 * A run's way through the lanes, for one attempt. Each is a queue of its own: a run that needs a place in another
 * is taken up there, by whichever process has one, and costs nobody anything while it waits.
 */
export function lanesOf({ places, runs }: Deps, lease: RunLease, { lane, signal }: JobContext) {
  let leaveSpeaking: (() => void) | undefined;

  async function speakEarly(): Promise<boolean> {
    if (await runs.anybodyWaits('speaking')) return false;
    leaveSpeaking ??= places.speaking.tryTake();
    if (!leaveSpeaking) return false;
    await runs.place(lease, 'speaking');
    return true;
  }

  async function toSpeak(): Promise<void> {
    if (leaveSpeaking) return;
    if (lane !== 'speaking') throw moves('speaking');
    leaveSpeaking = await places.speaking.take(signal);
    await runs.place(lease, 'speaking');
  }

  function toListen(): void {
    if (lane === 'reading') throw moves('listening');
  }

  /** Listens in turn with other runs; what comes after it keeps nobody from being listened to. */
  const inTurn = (transcriber: Transcriber): Transcriber => ({
    name: transcriber.name,
    async transcribe(audio, task) {
      toListen();
      const leave = await places.listening.take(task.signal);
      try {
        await runs.place(lease, 'listening');
        const heard = await transcriber.transcribe(audio, task);
        await runs.place(lease, 'reading');
        return heard;
      } finally {
        leave();
      }
    },
  });

  return {
    line: { speakEarly, toSpeak } satisfies LineLanes,
    toListen,
    inTurn,
    leave: () => leaveSpeaking?.(),
  };
}
