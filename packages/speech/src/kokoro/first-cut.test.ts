import { describe, expect, it } from 'vitest';
import { firstCut } from './first-cut.ts';

const anywhere = () => 'word' as const;

/** Every symbol lasts four frames, 100 ms; an edge on either side. */
const cutOf = (said: string, breathBefore: Parameters<typeof firstCut>[2] = anywhere) => {
  const symbols = [...said];
  const cut = firstCut(symbols, Array(symbols.length + 2).fill(4), breathBefore);
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
    const phrase = 'aaaa aaaa '.length;
    expect(cutOf('aaaa aaaa sa ta aaaaaaaaaaaa', (at) => (at === phrase ? 'phrase' : 'word'))).toEqual([
      'aaaa aaaa ',
      'sa ta aaaaaaaaaaaa',
    ]);
    expect(cutOf('aaaa aaaa ta ta aaaaaaaaaaaa', (at) => (at === phrase ? undefined : 'word'))).toEqual([
      'aaaa aaaa ta ',
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
    const symbols = [...'aaaa aaaa ta aaaaaaaaaaaaaaaa'];
    expect(firstCut(symbols, Array(symbols.length + 2).fill(4), anywhere)).toEqual({
      symbol: 10,
      frame: 11 * 4 - 3,
    });
  });
});
