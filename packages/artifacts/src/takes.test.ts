import { expect, it } from 'vitest';
import { earlyParts, packClip, unpackClip } from './takes.ts';

const clip = (word: string) => ({
  sampleRate: 24_000,
  words: [{ text: word, startMs: 0, endMs: 0.1 }],
  samples: Int16Array.from([1, -2, 32_767]),
});

it('gives back what was packed, wherever the bytes begin and however long the head is', () => {
  for (const word of ['a', 'ab', 'abc', 'ação']) {
    const packed = packClip(clip(word));
    // A store that reads files gives Buffers, whose slices share memory instead of copying it.
    const shifted = Buffer.concat([Buffer.from([0]), packed]).subarray(1);
    expect(unpackClip(packed)).toEqual(clip(word));
    expect(unpackClip(shifted)).toEqual(clip(word));
  }
});

it('remembers where it was parted, also a take that was parted once', () => {
  const parted = { ...clip('a'), parted: [1, 2] };
  expect(unpackClip(packClip(parted))).toEqual(parted);
  expect(earlyParts(parted).map(({ samples }) => [...samples])).toEqual([[1], [-2]]);
  expect(unpackClip(packClip({ ...clip('a'), beginning: 2 } as never)).parted).toEqual([2]);
  expect(earlyParts(clip('a'))).toEqual([]);
});
