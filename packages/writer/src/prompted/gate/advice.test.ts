import { evidenceOf } from '@parlance/claims/gate/evidence';
import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { adviceOn } from './advice.ts';
import type { DraftLine, GateRules } from './chapter-gate.ts';
import { standingLines } from './standing-lines.ts';

const PASSAGE =
  'As a rule of thumb, two buckets of straw go with one bucket of clippings. The heap warms up after two days.';
const source = {
  language: 'en',
  passages: [{ id: 'p1', kind: 'paragraph' as const, text: PASSAGE, address: { paragraph: 0 } }],
};
const brief = briefFor('en-US');
const rules: GateRules = {
  brief,
  evidence: await evidenceOf(source, brief, []),
  recites: () => false,
  targetMs: 60_000,
  detect: () => undefined,
};

const line = (speaker: DraftLine['speaker'], text: string, kind: DraftLine['kind'] = 'fact'): DraftLine => ({
  speaker,
  text,
  kind,
  cites: kind === 'fact' ? ['p1'] : [],
});
const heard = (lines: DraftLine[]) => adviceOn(lines, rules).map(({ what }) => what);

describe('what the editor is told', () => {
  it('a limit of the passage that a line drops, and not one that it keeps', () => {
    expect(heard([line('HOST', 'So it is two buckets of straw with one bucket of clippings.')])).toEqual([
      'its passage limits this by "As a rule"',
    ]);
    expect(heard([line('HOST', 'As a rule of thumb, two buckets of straw and one of clippings.')])).toEqual(
      [],
    );
    expect(heard([line('HOST', 'The heap warms up after two days.')])).toEqual([]);
  });

  it('who says too much, and who only asks', () => {
    const answer =
      'The heap warms up after two days, and then it does so again and again, every time you turn it.';
    const talk = (asks: string): DraftLine[] =>
      Array.from({ length: 5 }, () => [line('HOST', asks, 'bridge'), line('COHOST', answer)]).flat();
    expect(heard(talk('And then?'))).toEqual([
      'COHOST says 91 % of the words: let HOST tell some of it',
      'HOST asks in 5 of 5 turns: let HOST tell',
    ]);
    expect(heard(talk(answer))).toEqual([]);
  });
});

describe('what is left of lines', () => {
  const rest = (...lines: DraftLine[]) => standingLines(lines, rules)?.map(({ text }) => text);
  const sound = 'The heap warms up after two days, in the middle first and then at the rim as well.';

  it('is without a sentence that leans on one that goes', () => {
    const faulty = `Napoleon kept 47 heaps. He turned them. ${sound}`;
    expect(rest(line('HOST', sound), line('COHOST', faulty))).toEqual([sound, sound]);
  });

  it('is without a reaction to a line that goes', () => {
    const lines = [line('HOST', sound), line('COHOST', sound)];
    const gone = [line('HOST', 'Napoleon kept 47 heaps.'), line('COHOST', 'That many?', 'reaction')];
    expect(rest(...lines, ...gone)).toEqual([sound, sound]);
  });
});
