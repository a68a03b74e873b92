import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { expect, it } from 'vitest';
import { expectedByLength, expectedMinutes } from './expected-minutes.ts';

const SENTENCE = 'The lamp was lit by hand every evening and put out by hand every morning. ';

const sourceOf = (passages: Partial<Passage>[], more: Partial<SourceText> = {}): SourceText => ({
  language: 'en',
  passages: passages.map((passage, at) => ({
    id: `p${at + 1}`,
    kind: 'paragraph',
    text: `${at}. ${SENTENCE.repeat(5)}`,
    address: { paragraph: at + 1 },
    ...passage,
  })),
  ...more,
});
const paragraphs = (count: number): SourceText => sourceOf(Array.from({ length: count }, () => ({})));
const ask = { language: 'en-US', mode: 'dialogue' } as const;

it('promises a short text the same minutes whatever length is asked for', () => {
  const { short, medium, long } = expectedByLength(paragraphs(8), ask, 'own');
  expect(short).toBeGreaterThan(3);
  expect(short).toBeLessThan(5);
  expect([medium, long]).toEqual([short, short]);
});

it('promises of a long text what a length holds, and no more', () => {
  const { short, medium, long } = expectedByLength(paragraphs(200), ask, 'own');
  expect([short, medium, long].map(Math.round)).toEqual([5, 10, 19]);
});

it('counts nothing that is not told', () => {
  const told = expectedMinutes(paragraphs(6), { ...ask, length: 'short' }, 'own');
  const same = sourceOf(
    [
      { kind: 'heading', text: 'The lamp' },
      { kind: 'byline', text: 'By Ada Hill, who has kept three of them and written two books about it' },
      ...Array.from({ length: 6 }, (_, at) => ({ text: `${at}. ${SENTENCE.repeat(5)}` })),
      { text: `5. ${SENTENCE.repeat(5)}` },
      { text: '* * *' },
      { kind: 'heading', text: 'What nothing stands under any more' },
    ],
    { title: 'The lamp' },
  );
  expect(expectedMinutes(same, { ...ask, length: 'short' }, 'own')).toBeCloseTo(told, 1);
});

it('reads no more of a book than the longest audio holds', () => {
  let read = 0;
  const book = paragraphs(5_000);
  for (const passage of book.passages) {
    const { text } = passage;
    Object.defineProperty(passage, 'text', {
      get() {
        read++;
        return text;
      },
    });
  }
  expect(expectedMinutes(book, { ...ask, length: 'long' }, 'own')).toBeLessThan(24);
  expect(read).toBeLessThan(2_000);
});

it('lets a model talk about a short text a little, and no longer than was asked for', () => {
  const few = expectedMinutes(paragraphs(4), { ...ask, length: 'short' }, 'own');
  const talked = expectedMinutes(paragraphs(4), { ...ask, length: 'short' }, 'model');
  expect(talked).toBeGreaterThan(few);
  expect(talked).toBeLessThan(few * 1.4);
  expect(expectedMinutes(paragraphs(200), { ...ask, length: 'short' }, 'model')).toBe(4);
});

it('reads a text to its end where nobody writes the language', () => {
  const words = sourceOf([{ text: 'gair '.repeat(300) }], { language: 'cy' });
  expect(expectedMinutes(words, { language: 'cy-GB', mode: 'monologue', length: 'short' }, 'own')).toBe(2);
});
