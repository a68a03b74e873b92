import { describe, expect, it } from 'vitest';
import { join, mustBeAudible, trim, withinScale, wordTimes } from './recording.ts';
import { MuteError, type Recording } from './said-line.ts';

const RATE = 1000;
const quiet = (ms: number): number[] => new Array<number>(ms).fill(0);
const loud = (ms: number): number[] => Array.from({ length: ms }, (_, at) => (at % 2 ? 0.5 : -0.5));

const recording = (samples: number[], marks: Recording['marks'] = []): Recording => ({
  samples: Float32Array.from(samples),
  sampleRate: RATE,
  marks,
});

describe('trim', () => {
  it('leaves the same breath before and after, and moves the words with it', () => {
    const mark = { word: 0, startMs: 500, endMs: 800 };
    const trimmed = trim(recording([...quiet(500), ...loud(300), ...quiet(700)], [mark]));
    expect(trimmed.samples.length).toBe(40 + 300 + 90);
    expect(trimmed.marks).toEqual([{ word: 0, startMs: 40, endMs: 340 }]);
  });

  it('keeps a recording that has no breath to give', () => {
    expect(trim(recording(loud(300))).samples.length).toBe(300);
  });
});

describe('join', () => {
  it('plays one after the other with the pause between them, and shifts the words', () => {
    const parts = [0, 1].map((word) => recording(loud(100), [{ word, startMs: 10, endMs: 90 }]));
    const joined = join(parts, [50, 50]);
    expect(joined.samples.length).toBe(250);
    expect([...joined.samples.subarray(100, 150)]).toEqual(quiet(50));
    expect(joined.marks[1]).toEqual({ word: 1, startMs: 160, endMs: 240 });
  });
});

describe('mustBeAudible', () => {
  it.each([
    ['silence', Float32Array.from(quiet(100))],
    ['numbers that are no sound', Float32Array.from([0.5, Number.NaN, 0.5])],
    ['next to nothing', new Float32Array(100).fill(0.001)],
  ])('refuses %s', (_, samples) => {
    expect(() => mustBeAudible(samples)).toThrow(MuteError);
  });

  it('lets speech pass', () => {
    expect(() => mustBeAudible(Float32Array.from(loud(10)))).not.toThrow();
  });
});

describe('withinScale', () => {
  it('makes a line quieter that goes past full scale, and leaves others alone', () => {
    expect([...withinScale(Float32Array.of(0.5, -2, 1))].map((sample) => sample.toFixed(3))).toEqual([
      '0.245',
      '-0.980',
      '0.490',
    ]);
    expect([...withinScale(Float32Array.of(0.5, -0.75))]).toEqual([0.5, -0.75]);
  });
});

describe('wordTimes', () => {
  it('spans all marks of a word, in order, inside the recording', () => {
    const marks = [
      { word: 0, startMs: -20, endMs: 50 },
      { word: 1, startMs: 60, endMs: 100 },
      { word: 1, startMs: 100, endMs: 140 },
      { word: 3, startMs: 150, endMs: 260 },
    ];
    expect(wordTimes(['A', '1,200', '—', 'end'], recording(loud(200), marks))).toEqual([
      { text: 'A', startMs: 0, endMs: 50 },
      { text: '1,200', startMs: 60, endMs: 140 },
      { text: '—', startMs: 140, endMs: 140 },
      { text: 'end', startMs: 150, endMs: 200 },
    ]);
  });
});
