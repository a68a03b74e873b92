import { describe, expect, it } from 'vitest';
import { cutsOf } from './part-cuts.ts';

const anywhere = () => 'word' as const;

/** Every symbol lasts four frames, 100 ms; an edge on either side. */
const pieceOf = (said: string, breathBefore: Parameters<typeof cutsOf>[0]['breathBefore'] = anywhere) => {
  const symbols = [...said];
  return { symbols, frames: Array<number>(symbols.length + 2).fill(4), breathBefore };
};
const cutOf = (said: string, breathBefore = pieceOf('').breathBefore) => {
  const { symbols, ...piece } = pieceOf(said, breathBefore);
  const [cut] = cutsOf({ symbols, ...piece });
  return cut && [symbols.slice(0, cut.symbol).join(''), symbols.slice(cut.symbol).join('')];
};

describe('the first cut', () => {
  it('comes behind a mark, rather than before a stop, rather than before a hiss', () => {
    expect(cutOf('aaaa aaaa, aa ta sa aaaaaaaaaaaa')).toEqual(['aaaa aaaa, ', 'aa ta sa aaaaaaaaaaaa']);
    expect(cutOf('aaaa aaaa sa ta aaaaaaaaaaaa')).toEqual(['aaaa aaaa sa ', 'ta aaaaaaaaaaaa']);
    expect(cutOf('aaaa aaaa sa aa aaaaaaaaaaaa')).toEqual(['aaaa aaaa ', 'sa aa aaaaaaaaaaaa']);
  });

  it('looks at the sound behind a stress', () => {
    expect(cutOf('aaaa aaaa ˈta aa aaaaaaaaaaaa')).toEqual(['aaaa aaaa ', 'ˈta aa aaaaaaaaaaaa']);
  });

  it('comes later where no early one is hidden, as soon as it can', () => {
    expect(cutOf('aaaa aaaa aaaa aaaa aa ta aa ta aaaaaaaaa')).toEqual([
      'aaaa aaaa aaaa aaaa aa ',
      'ta aa ta aaaaaaaaa',
    ]);
  });

  it('comes where nothing hides it rather than not at all', () => {
    expect(cutOf('aaaa aaaa aaaa la aaaaaaaaaaaaaa')).toEqual(['aaaa aaaa aaaa ', 'la aaaaaaaaaaaaaa']);
  });

  it('comes where one would breathe, and never where something would be torn', () => {
    const phrase = 'aaaa aaaa aaaa '.length;
    expect(cutOf('aaaa aaaa aaaa sa ta aaaaaaaaaaaa', (at) => (at === phrase ? 'phrase' : 'word'))).toEqual([
      'aaaa aaaa aaaa ',
      'sa ta aaaaaaaaaaaa',
    ]);
    expect(cutOf('aaaa aaaa aaaa ta ta aaaaaaaaaaaa', (at) => (at === phrase ? undefined : 'word'))).toEqual([
      'aaaa aaaa aaaa ta ',
      'ta aaaaaaaaaaaa',
    ]);
    expect(cutOf('aaaa aaaa ta ta aaaaaaaaaaaa', () => undefined)).toBeUndefined();
  });

  it.each([
    ['is no word wide', 'taaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['would leave a mere tail', 'aaaa aaaa ta'],
    ['would come too soon', 'ta ta aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
  ])('is not made where it %s', (_, said) => {
    expect(cutOf(said)).toBeUndefined();
  });

  it('is the moment at which the rest is heard', () => {
    expect(cutsOf(pieceOf('aaaa aaaa ta aaaaaaaaaaaaaaaa'))).toEqual([{ symbol: 10, frame: 11 * 4 - 3 }]);
  });
});

describe('a long line', () => {
  const said = 'taaa '.repeat(60).trim();
  const partMs = cutsOf(pieceOf(said)).map(({ frame }, at, all) => (frame - (all[at - 1]?.frame ?? 0)) * 25);

  it('has parts of one to two seconds at first, and longer ones as the voice gains on its listener', () => {
    expect(partMs[0]).toBeLessThanOrEqual(1_800);
    for (const [at, ms] of partMs.entries()) {
      expect(ms).toBeGreaterThanOrEqual(1_000);
      expect(ms).toBeLessThanOrEqual(1_800 * 1.2 ** at);
    }
    expect(partMs.length).toBeGreaterThan(4);
    expect(Math.max(...partMs)).toBeGreaterThan(2_500);
  });

  it('is not parted any more where all that is left may be one part', () => {
    expect(cutsOf(pieceOf('taaa '.repeat(7).trim()))).toHaveLength(1);
  });

  it('is told which part is the first, of which little may be heard', () => {
    const asked = new Set<boolean>();
    const cuts = cutsOf(
      pieceOf(said, (symbol, isFirst) => {
        asked.add(isFirst);
        return isFirst && symbol > 15 ? undefined : 'word';
      }),
    );
    expect(cuts[0]).toMatchObject({ symbol: 15 });
    expect(asked).toEqual(new Set([true, false]));
  });
});
