import { expect, it } from 'vitest';
import type { DraftLine } from './chapter-gate.ts';
import { cutLines } from './cut-lines.ts';

/** "F" tells, "Q" asks, "r" reacts; HOST and COHOST take turns. */
const linesOf = (kinds: string): DraftLine[] =>
  [...kinds].map((kind, at) => ({
    speaker: at % 2 === 0 ? 'HOST' : 'COHOST',
    text: kind === 'Q' ? `Is it number ${at}?` : `Line number ${at} says a thing.`,
    cites: kind === 'F' ? ['p1'] : [],
    kind: kind === 'F' ? 'fact' : 'reaction',
  }));

const left = (kinds: string, refused: number[]): string => {
  const lines = linesOf(kinds);
  const cut = cutLines(lines, new Set(refused), { language: 'en-US', mode: 'dialogue' });
  return lines.map((_, at) => (cut.has(at) ? '.' : kinds[at])).join('');
};

it('takes the question with the answer that goes', () => {
  expect(left('FQFFFr', [2])).toBe('F..FFr');
});

it('takes the reaction with what it reacts to', () => {
  expect(left('FrFrFr', [2])).toBe('Fr..Fr');
});

it.each(['FrFrFr', 'FQFQFQ', 'FFFFFF', 'FrFQFr', 'FQFrFF', 'QFQFQF'])(
  'leaves turns that are still turns of the same two, whichever line of %s goes',
  (kinds) => {
    for (let at = 0; at < kinds.length; at++) {
      const lines = linesOf(kinds);
      const cut = cutLines(lines, new Set([at]), { language: 'en-US', mode: 'dialogue' });
      const speakers = lines.flatMap(({ speaker }, index) => (cut.has(index) ? [] : [speaker]));
      expect(cut.has(at)).toBe(true);
      for (const [index, speaker] of speakers.entries()) expect(speaker).not.toBe(speakers[index - 1]);
    }
  },
);

it('takes nothing that stays', () => {
  const lines = linesOf('FrFrFr');
  const cut = cutLines(lines, new Set([1]), { language: 'en-US', mode: 'dialogue' }, (at) => at === 2);
  expect(cut.has(2)).toBe(false);
});
