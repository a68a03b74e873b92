import { randomBytes } from 'node:crypto';
import type { Passage } from '@parlance/artifacts/source-text';
import { wordsOf } from '@parlance/claims/gate/evidence';

/** What one passage costs beside its text. */
const MARK_CHARS = 12;
const SHORTEST_CHARS = 120;

/** So much of every passage that all fit; of a very long source every nth passage. */
function fitting(passages: readonly Passage[], maxChars: number): Passage[] {
  const total = passages.reduce((sum, { text }) => sum + text.length + MARK_CHARS, 0);
  if (total <= maxChars) return [...passages];
  const step = Math.ceil((passages.length * (SHORTEST_CHARS + MARK_CHARS)) / maxChars);
  const kept = passages.filter((_, at) => at % step === 0);
  const share = Math.max(SHORTEST_CHARS, Math.floor(maxChars / kept.length) - MARK_CHARS);
  return kept.map((passage) =>
    passage.text.length <= share ? passage : { ...passage, text: `${passage.text.slice(0, share)}…` },
  );
}

/** Nothing a stranger wrote can look like the fence around it. */
const harmless = (text: string): string => text.replace(/<<</g, '‹‹‹').replace(/>>>/g, '›››');

export type Fence = ReturnType<typeof newFence>;

/** Marks strangers' words as material. The mark is drawn anew for each script, so no source can know it. */
export function newFence() {
  const mark = randomBytes(9).toString('base64url');
  const around = (name: string, body: string): string =>
    `<<<${name} ${mark}>>>\n${harmless(body)}\n<<<END ${name} ${mark}>>>`;
  return {
    mark,
    passages(passages: readonly Passage[], maxChars: number): string {
      const lines = fitting(passages, maxChars).map(({ id, kind, text }) =>
        kind === 'paragraph' ? `[${id}] ${text}` : `[${id}] (${kind}) ${text}`,
      );
      return around('SOURCE', lines.join('\n'));
    },
    words: (
      name: 'QUESTION' | 'EMPHASIS' | 'TITLE' | 'PLAN' | 'NAMES' | 'SAID' | 'FAULTS' | 'LINES',
      text: string,
    ): string => around(name, text),
    lines: (lines: readonly string[]): string => around('LINES', lines.join('\n')),
  };
}

/** So many words of ours in a row are no coincidence. */
const RUN_WORDS = 12;

const runsOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words.slice(RUN_WORDS - 1).map((_, at) => words.slice(at, at + RUN_WORDS).join(' '));
};

/** Tells lines in which the model recites what it was told, or the mark of the fence, instead of writing. */
export function recitesAny(instructions: readonly string[], mark: string): (text: string) => boolean {
  const ours = new Set(instructions.flatMap(runsOf));
  return (text) => text.includes(mark) || runsOf(text).some((run) => ours.has(run));
}
