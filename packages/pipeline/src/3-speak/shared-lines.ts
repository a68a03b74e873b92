import { setTimeout as sleep } from 'node:timers/promises';
import { STRETCH_LINES } from '@parlance/kernel/stretches';

const LOOK_AGAIN_MS = 400;

/** A script's lines, where other workers may speak some of them: whose each stretch is. 0 is the first. */
export interface SharedLines {
  /**
   * `ours` when nobody else has begun it; from then on nobody does. `theirs` while another worker speaks it, `left`
   * when one has, wholly or not: what is missing then is ours.
   */
  whose(stretch: number): Promise<'ours' | 'theirs' | 'left'>;
}

export type Lines = { from: number; count: number };

export const linesOf = (stretch: number): Lines => ({ from: stretch * STRETCH_LINES, count: STRETCH_LINES });

/** One question for each stretch, however many of its lines ask. */
export function stretchesOf(shared: SharedLines | undefined, signal: AbortSignal) {
  const ours = new Map<number, Promise<boolean>>();
  const left = new Map<number, Promise<void>>();

  function once<T>(answers: Map<number, Promise<T>>, stretch: number, find: () => Promise<T>): Promise<T> {
    const answer = answers.get(stretch) ?? find();
    answers.set(stretch, answer);
    return answer;
  }

  return {
    /** Whether the line is this worker's to speak; nobody gets ahead of it in the first stretch. */
    async isOurs(index: number): Promise<boolean> {
      const stretch = Math.floor(index / STRETCH_LINES);
      if (!shared || stretch === 0) return true;
      return once(ours, stretch, async () => (await shared.whose(stretch)) === 'ours');
    },

    /** Comes back when no other worker is at the line any more. */
    async untilLeft(index: number): Promise<void> {
      const stretch = Math.floor(index / STRETCH_LINES);
      if (!shared) return;
      await once(left, stretch, async () => {
        while ((await shared.whose(stretch)) === 'theirs') await sleep(LOOK_AGAIN_MS, undefined, { signal });
      });
    },
  };
}
