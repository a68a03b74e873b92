import type { SpokenLine } from '@parlance/kernel/script-text';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';

const saying = ({ speaker, text }: SpokenLine): string => `${speaker} ${text}`;

/** Lines that nobody has said yet. The same words by the same speaker are there already, wherever they stood. */
export function unspokenLines<Line extends SpokenLine>(
  before: readonly SpokenLine[],
  after: readonly Line[],
): Line[] {
  const said = new Set(before.map(saying));
  return after.filter((line) => {
    const fresh = !said.has(saying(line));
    said.add(saying(line));
    return fresh;
  });
}

export const isSameScript = (before: readonly SpokenLine[], after: readonly SpokenLine[]): boolean =>
  before.length === after.length &&
  before.every((line, index) => saying(line) === saying(after[index] ?? { speaker: 'HOST', text: '' }));

/** How long the lines would take that have to be spoken anew. */
export const unspokenMs = (before: readonly SpokenLine[], after: readonly SpokenLine[]): number =>
  unspokenLines(before, after).reduce((sum, { text }) => sum + estimateSpeechMs(text), 0);
