import { de } from '@parlance/language/languages/de/de';
import { en } from '@parlance/language/languages/en/en';
import { it as italian } from '@parlance/language/languages/it/it';
import { Lexer } from '@parlance/language/text/lexer';
import { expect, it } from 'vitest';
import { findFullNames, NameIntroducer } from './names.ts';

const introduce = (text: string) =>
  new NameIntroducer(new Map([['Hawking', 'Stephen Hawking']]), en).introduce(text);

it('says a name in full the first time', () => {
  expect(introduce('In 1974 Hawking showed it.')).toBe('In 1974 Stephen Hawking showed it.');
});

it.each([
  'Hawking radiation is faint.',
  'The Hawking temperature is low.',
  'Lord Hawking agreed.',
  'Stephen Hawking wrote.',
  'Near the Thames stands Hawking House.',
])('leaves alone what is only named after somebody, or already whole: %s', (text) =>
  expect(introduce(text)).toBe(text),
);

it.each([
  ['But Mr. Hawking warns of it.', 'But Stephen Hawking warns of it.'],
  ['Then Dr Hawking came.', 'Then Stephen Hawking came.'],
  ['The farm of King Hawking was old.', 'The farm of King Hawking was old.'],
])('says who a “Mr.” is: %s', (text, said) => {
  expect(introduce(text)).toBe(said);
});

it('puts no first name into the middle of somebody else’s name', () => {
  const names = new NameIntroducer(new Map([['Silva', 'Leônidas da Silva']]), en);
  expect(names.introduce('Marta Vieira da Silva won.')).toBe('Marta Vieira da Silva won.');
});

it('takes nothing that is counted for a name', () => {
  const names = findFullNames(
    [
      'Als Faustregel gelten zwei Eimer Braunes auf einen Eimer Grünes.',
      'Ist zu viel Grünes im Haufen, riecht er.',
      'Ist zu viel Braunes darin, geschieht nichts.',
      'Lange vorher schrieb Konrad Ehlers davon.',
      'Dann kam Ehlers zurück.',
    ],
    new Lexer(de),
  );
  expect([...names]).toEqual([['Ehlers', 'Konrad Ehlers']]);
});

it('takes no nouns for a name where every noun has a capital', () => {
  const names = findFullNames(
    [
      'Das Thema Hafen beschäftigt alle.',
      'Man hört viel von Hafen und Meer.',
      'Es geht um die offene und stetige Pflege, die Bearbeitung von Netzen.',
      'Er geht gut mit Netzen um.',
    ],
    new Lexer(de),
  );
  expect([...names]).toEqual([]);
});

it('takes a place and who did something there for no name, where every noun has a capital', () => {
  const names = findFullNames(
    [
      'Seither wird Freiburg von Detlev besucht.',
      'Abends ging Detlev heim.',
      'Den Hafen ließ Otto von Reventlow bauen.',
      'Der Turm wurde von Otto von Reventlow bezahlt.',
      'Später zog Reventlow fort.',
    ],
    new Lexer(de),
  );
  expect([...names]).toEqual([['Reventlow', 'Otto von Reventlow']]);
});

it('takes no date for a name', () => {
  const names = findFullNames(
    ['Published August 14, 2010', 'It is loaded on August 21.', 'It ends in August.'],
    new Lexer(en),
  );
  expect([...names]).toEqual([]);
});

it('takes no small word that begins a sentence for a first name', () => {
  const names = findFullNames(
    ['Tra Trapani e Marsala si raccoglie il sale.', 'Poi Trapani crebbe.', 'Trapani vende il sale.'],
    new Lexer(italian),
  );
  expect([...names]).toEqual([]);
});
