import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashText, PhraseBag, seededRandom } from './phrase-bag.ts';

describe('drawing phrases', () => {
  it('draws none twice in a row, and each before any comes again', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 8 }),
        (seed, phrases) => {
          const bag = new PhraseBag(seededRandom(seed));
          const drawn = Array.from({ length: phrases.length * 4 }, () => bag.draw(phrases));
          for (const [at, phrase] of drawn.entries()) if (at > 0) expect(phrase).not.toBe(drawn[at - 1]);
          expect(new Set(drawn.slice(0, phrases.length)).size).toBe(phrases.length);
        },
      ),
    );
  });

  it('draws what fits the source, and anything where nothing does', () => {
    const bag = new PhraseBag(seededRandom(3), (phrase) => !phrase.includes('text'));
    const phrases = ['the text says', 'one says'];
    expect([bag.draw(phrases), bag.draw(phrases), bag.draw(['a text'])]).toEqual([
      'one says',
      'one says',
      'a text',
    ]);
  });

  it('draws the same for the same seed', () => {
    const draw = () => {
      const bag = new PhraseBag(seededRandom(hashText('a source')));
      return Array.from({ length: 9 }, () => bag.draw(['a', 'b', 'c', 'd']));
    };
    expect(draw()).toEqual(draw());
  });
});
