import type { Cue } from '@parlance/transcripts/cue';
import { describe, expect, it } from 'vitest';
import { speakersOf, turnsOf } from './turns.ts';

const cue = (speaker: string, startMs: number, endMs: number, text: string): Cue => ({
  speaker,
  startMs,
  endMs,
  words: [{ text, startMs, endMs }],
});
const read = (cues: Cue[]) => turnsOf(cues).map((turn) => turn.words.map((word) => word.text).join(''));

describe('turnsOf', () => {
  it('joins what one person says in one go', () => {
    const turns = turnsOf([
      cue('A', 0, 900, 'Tea is'),
      cue('A', 900, 2000, 'old.'),
      cue('B', 2100, 3000, 'How old?'),
    ]);
    expect(turns.map(({ speaker, startMs, endMs }) => [speaker, startMs, endMs])).toEqual([
      ['A', 0, 2000],
      ['B', 2100, 3000],
    ]);
    expect(turns[0]?.words.map((word) => word.text).join('')).toBe('Tea is old.');
  });

  it('puts no space between cues of a language that has none', () => {
    expect(read([cue('A', 0, 900, '你好'), cue('A', 900, 2000, '世界')])).toEqual(['你好世界']);
    expect(read([cue('A', 0, 900, 'ສະບາຍ'), cue('A', 900, 2000, 'ດີ')])).toEqual(['ສະບາຍດີ']);
  });

  it('begins a paragraph after a pause and when one has grown long, at the end of a sentence', () => {
    const long = `${'word '.repeat(80)}end.`;
    const turns = turnsOf([
      cue('A', 0, 1000, 'One.'),
      cue('A', 5000, 6000, 'Two.'),
      cue('A', 6000, 9000, long),
      cue('A', 9000, 9500, 'Three.'),
    ]);
    expect(turns.map((turn) => turn.startMs)).toEqual([0, 5000, 9000]);
    expect(turns.map((turn) => turn.opens)).toEqual([true, false, false]);
  });

  it('leaves the cues as they were', () => {
    const cues = [cue('A', 0, 900, 'Tea is'), cue('A', 900, 2000, 'old.')];
    const before = structuredClone(cues);
    turnsOf(cues);
    expect(cues).toEqual(before);
  });
});

it('lists speakers in the order they are first heard', () => {
  expect(speakersOf(turnsOf([cue('B', 0, 1, 'x'), cue('A', 1, 2, 'y'), cue('B', 2, 3, 'z')]))).toEqual([
    'B',
    'A',
  ]);
});
