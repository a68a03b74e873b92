import { describe, expect, it } from 'vitest';
import { sentenceGroups } from './sentence-groups.ts';

describe('sentenceGroups', () => {
  it('keeps sentences whole and puts short ones together', () => {
    const words = 'Ja. Nein. Das ist so. Und „hier“ auch! Noch etwas'.split(' ');
    expect(sentenceGroups(words, { wanted: 3, atMost: 10 })).toEqual([
      { from: 0, to: 5 },
      { from: 5, to: 8 },
      { from: 8, to: 10 },
    ]);
  });

  it('cuts a sentence that never ends, and loses no word', () => {
    const groups = sentenceGroups(new Array<string>(25).fill('und'), { wanted: 3, atMost: 10 });
    expect(groups.map(({ from, to }) => to - from)).toEqual([10, 10, 5]);
  });
});
