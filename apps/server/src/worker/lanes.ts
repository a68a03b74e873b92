import { AppError, isAppError } from '@parlance/kernel/errors';
import { LANES, type Lane } from '@parlance/kernel/lanes';
import { Semaphore } from '@parlance/kernel/semaphore';
import type { LineLanes } from '@parlance/pipeline/line';
import type { JobContext } from '@parlance/ports/queue';
import type { Transcriber } from '@parlance/ports/transcriber';
import type { RunLease, RunStore } from '../features/audios/runs/runs.store.ts';
import type { Helping } from './helping.ts';

/** Waiting for a site costs nothing; documents and scripts have places of their own, inside their vendors. */
const READERS = 16;
/** Recordings that are being fetched while others are listened to. */
const FETCHED_AHEAD = 3;

/** Of so many jobs, those that keep the machine busy by themselves; who speaks shares the voices line by line. */
export const heavyJobs = (jobs: number): number => Math.ceil(jobs / 2);

/** Those that share the voices, and those whose first lines are spoken beside. */
const speakersAtOnce = ({ jobs, openings }: SpeakingPlaces): number => jobs + openings;

export type SpeakingPlaces = {
  jobs: number;
  /** More runs than share the voices: what each takes besides is the memory of its mix. */
  openings: number;
};

/** How many runs a process takes at once. */
export const runsAtOnce = (places: SpeakingPlaces): Record<Lane, number> => ({
  reading: READERS,
  listening: heavyJobs(places.jobs) + FETCHED_AHEAD,
  speaking: speakersAtOnce(places),
});

export type WorkPlaces = { listening: Semaphore; speaking: Semaphore };

export const openPlaces = (places: SpeakingPlaces): WorkPlaces => ({
  listening: new Semaphore(heavyJobs(places.jobs)),
  speaking: new Semaphore(speakersAtOnce(places)),
});

type Deps = {
  places: WorkPlaces;
  runs: Pick<RunStore, 'place' | 'anybodyWaits'>;
  helping?: Pick<Helping, 'giveWay' | 'over'> | undefined;
};

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
export function lanesOf({ places, runs, helping }: Deps, lease: RunLease, { lane, signal }: JobContext) {
  let speaking: Disposable | undefined;

  async function speakEarly(): Promise<boolean> {
    if (await runs.anybodyWaits('speaking')) return false;
    speaking ??= places.speaking.tryAcquire();
    if (!speaking) return false;
    helping?.giveWay(lease.runId);
    await runs.place(lease, 'speaking');
    return true;
  }

  async function toSpeak(): Promise<void> {
    if (speaking) return;
    if (lane !== 'speaking') throw moves('speaking');
    speaking = await places.speaking.acquire(signal);
    helping?.giveWay(lease.runId);
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
      using _turn = await places.listening.acquire(task.signal);
      await runs.place(lease, 'listening');
      const heard = await transcriber.transcribe(audio, task);
      await runs.place(lease, 'reading');
      return heard;
    },
  });

  return {
    line: { speakEarly, toSpeak } satisfies LineLanes,
    toListen,
    inTurn,
    leave(): void {
      helping?.over(lease.runId);
      speaking?.[Symbol.dispose]();
    },
  };
}
