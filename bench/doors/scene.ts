import type { Person, Stage } from './stage.ts';

export type Job = {
  status: number;
  /** Until it is promised; left out where the answer is the thing itself. */
  takenMs?: number;
  doneMs: number;
};

/** One door: what a heavy person does to it, and what twenty others want of it meanwhile. */
export type Scene = {
  door: string;
  /** What the heavy person needs, made before anything is measured. */
  prepare?(stage: Stage, heavy: Person): Promise<void>;
  /** What would go on beside the scenes that follow. */
  end?(stage: Stage, heavy: Person): Promise<unknown>;
  /** One visit of the heavy person; so many of them go on all the time. */
  heavy(stage: Stage, heavy: Person, signal: AbortSignal): Promise<number>;
  atOnce: number;
  /** One visit of somebody else; resolves with the status of the answer. */
  light(stage: Stage, person: Person): Promise<number>;
  /** How many of the others want it; all unless told otherwise. */
  others?: number;
  /** The pause of each of the others between two visits. */
  pauseMs: number;
  /** What somebody wants done, as the first of theirs; so many of the others want it, one after the other. */
  job?: { of: number; begin(stage: Stage, person: Person): Promise<Job> };
  /** Answered by the main thread alone: within 250 ms for 99 of 100. */
  onMainThread: boolean;
};
