import type { Choice } from '../choose/chooser.ts';
import { plainWorder } from '../plain/plain-worder.ts';
import type { Worder } from './worder.ts';

/** What a worder fails to say is told plainly. */
export function orPlainly<Chosen extends Choice>(
  worder: Worder<Chosen>,
  onTrouble: (error: unknown) => void,
): Worder<Chosen> {
  function attempt<Result>(work: () => Result, plainly: () => Result): Result {
    try {
      return work();
    } catch (error) {
      onTrouble(error);
      return plainly();
    }
  }
  return {
    word: (...asked) =>
      attempt(
        () => worder.word(...asked),
        () => plainWorder.word(...asked),
      ),
    notes: (...asked) =>
      attempt(
        () => worder.notes(...asked),
        () => plainWorder.notes(...asked),
      ),
  };
}
