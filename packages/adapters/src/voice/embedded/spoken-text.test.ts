import { describe, expect, it } from 'vitest';
import { sayWords, splitWords } from './spoken-text.ts';

const say = (text: string, language: string): string =>
  sayWords(splitWords(text), language).filter(Boolean).join(' ');

describe('sayWords', () => {
  it.each([
    ['It cost $5.20, not $1.', 'It cost 5 dollars 20, not 1 dollar.'],
    ['They raised $5 million ($3.5M now).', 'They raised 5 million dollars (3.5 million dollars now).'],
    ['See https://www.example.com/a?b=c. Done.', 'See example dot com. Done.'],
    ['Write to me@site.org, please', 'Write to me at site dot org, please'],
    ['In the 1990s, e.g. R&D & design', 'In the 19 nineties, for example R&D and design'],
    ['Dr. Smith vs. Mr. Lee', 'Doctor Smith versus Mister Lee'],
    ['From 2010–2020 it was 20km, 5°C', 'From 2010 to 2020 it was 20 kilometers, 5 degrees Celsius'],
    ['A *bold* #1 claim', 'A bold 1 claim'],
    ['C# and read/write', 'C# and read write'],
  ])('says "%s" in English', (written, said) => {
    expect(say(written, 'en-US')).toBe(said);
  });

  it.each([
    [
      'pt-BR',
      'O Dr. Silva pagou R$ 5,20 ou R$ 3 bilhões',
      'O doutor Silva pagou 5 reais e 20 ou 3 bilhões de reais',
    ],
    ['pt-BR', 'A IA ia às 10h30', 'A i á ia às 10 horas 30'],
    ['es-ES', 'Cuesta $5 millones o 3€ & más', 'Cuesta 5 millones de dólares o 3 euros y más'],
    ['fr-FR', 'M. Dupont paie 3,50 € à 9h00', 'monsieur Dupont paie 3,50 euros à 9 heures'],
  ])('says in %s: %s', (language, written, said) => {
    expect(say(written, language)).toBe(said);
  });

  it('has exactly one said form for each written word', () => {
    const words = splitWords('At $5 million — or US$ 3 — see www.example.com & go.');
    expect(sayWords(words, 'en-US')).toHaveLength(words.length);
  });

  it('leaves a language without a table as it is, but for marks nobody says', () => {
    expect(say('Ahoj *světe* za 5 €', 'cs-CZ')).toBe('Ahoj světe za 5 €');
  });
});
