import { countWords } from '@parlance/kernel/speech-time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Piece } from './piece.ts';
import { textOf, turnsOfTwo } from './turns.ts';

const piece = (text: string, more: Partial<Piece> = {}): Piece => ({
  text,
  refs: [],
  words: countWords(text),
  paragraph: 0,
  opens: 'may',
  ...more,
});
const LONG = 'The keeper of the lamp wrote down every evening what the harbour had looked like that day.';
const textsOf = (pieces: readonly Piece[]): string[] => turnsOfTwo(pieces, 'intermediate').map(textOf);

describe('turns of two voices', () => {
  it('are as many for each, whatever is said', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            words: fc.integer({ min: 1, max: 60 }),
            opens: fc.constantFrom('always' as const, 'may' as const, 'never' as const),
            voice: fc.constantFrom(undefined, 'teller' as const, 'asker' as const),
          }),
          { minLength: 2, maxLength: 40 },
        ),
        (given) => {
          const pieces = given.map(({ words, opens, voice }, at) =>
            piece(`${at} ${'word '.repeat(words).trim()}.`, { opens, voice, paragraph: at }),
          );
          const turns = turnsOfTwo(pieces, 'intermediate');
          expect(turns.length % 2).toBe(0);
          expect(turns.flat()).toEqual(pieces);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('begin with a paragraph, and hand a short sentence to the other voice', () => {
    const pieces = [
      piece(LONG, { opens: 'always' }),
      piece('Nobody read it.'),
      piece(LONG, { opens: 'always', paragraph: 1 }),
      piece('Somebody did.', { paragraph: 1 }),
    ];
    expect(textsOf(pieces)).toEqual([LONG, 'Nobody read it.', LONG, 'Somebody did.']);
  });

  it('keep in one mouth what the author says as “I”, and in another what is asked', () => {
    const own = piece(LONG, { voice: 'teller' });
    const asks = piece('And then?', { opens: 'always', voice: 'asker' });
    const turns = turnsOfTwo([own, asks, own, piece('It rained.'), own, asks], 'intermediate');
    const speakersOf = (voice: Piece['voice']) =>
      new Set(turns.flatMap((turn, at) => (turn.some((each) => each.voice === voice) ? [at % 2] : [])));
    expect([speakersOf('teller').size, speakersOf('asker').size]).toEqual([1, 1]);
    expect(speakersOf('teller')).not.toEqual(speakersOf('asker'));
  });

  it('hand over nobody’s words in the middle', () => {
    const quoted = [piece('“We had no choice at all,” she said.'), piece('“None.”', { opens: 'never' })];
    expect(textsOf([...quoted, piece(LONG, { opens: 'always', paragraph: 1 })])[0]).toBe(
      '“We had no choice at all,” she said. “None.”',
    );
  });

  it('say both halves of a sentence as the one it was where one voice says them', () => {
    const half = piece('And it is cheap.', { joined: ', and it is cheap.', opens: 'never' });
    expect(textOf([piece('There is a cure.'), half])).toBe('There is a cure, and it is cheap.');
  });
});
