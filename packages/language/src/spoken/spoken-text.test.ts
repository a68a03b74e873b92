import { LANGUAGES } from '@parlance/kernel/languages';
import { expect, it } from 'vitest';
import { sayWords, splitWords } from './spoken-text.ts';

const say = (text: string, language: string): string =>
  sayWords(splitWords(text), language).filter(Boolean).join(' ');

it('has exactly one said form for each written word, whatever is written', () => {
  const odd =
    'At $5 million — or US$ 3 — see www.example.com & go. 10 000 z. B. … ... (+55) 11 9 ½ #  § %. XIV. 1/0 0/0';
  for (const language of LANGUAGES.map(({ code }) => code)) {
    const words = splitWords(odd);
    expect(sayWords(words, language)).toHaveLength(words.length);
  }
});

it('gives each written word of a short form the word it stands for', () => {
  expect(sayWords(['z.', 'B.', 'hier'], 'de-DE')).toEqual(['zum', 'Beispiel', 'hier']);
});

it('follows the country where it writes otherwise than its language', () => {
  expect(say('3.5 y 1,500', 'es-MX')).toBe('tres punto cinco y mil quinientos');
  expect(say('03/05/2024', 'en-GB')).toBe('May third, twenty twenty-four');
});

it('leaves a language without a table as it is, but for marks nobody says', () => {
  expect(say('Ahoj *světe* za 5 €', 'cs-CZ')).toBe('Ahoj světe za 5 €');
});
