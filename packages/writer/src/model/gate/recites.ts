import { wordsOf } from './names.ts';

/** So many words of ours in a row are no coincidence. */
const RUN_WORDS = 7;

const runsOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words.slice(RUN_WORDS - 1).map((_, at) => words.slice(at, at + RUN_WORDS).join(' '));
};

/** Tells lines in which the model recites what it was told, or the mark of the fence, instead of writing. */
export function recitesAny(instructions: string, mark: string): (text: string) => boolean {
  const ours = new Set(runsOf(instructions));
  return (text) => text.includes(mark) || runsOf(text).some((run) => ours.has(run));
}
