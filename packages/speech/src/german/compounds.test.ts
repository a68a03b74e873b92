import dictionary from 'dictionary-de';
import { describe, expect, it } from 'vitest';
import { compoundParts } from './compounds.ts';
import { readWordList } from './word-list.ts';

const list = readWordList(dictionary);
const divided = (word: string): string => compoundParts(word, list).join('·');

describe('compoundParts', () => {
  it.each([
    'Schnitt·stelle',
    'Bundes·verfassungs·gericht',
    'Sauer·stoff·gehalt',
    'Herz·kranz·gefäße',
    'Lungen·entzündung',
    'Häufigkeits·verteilung',
    'Blut·hoch·druck',
  ])('finds where parts meet, with what joins them: %s', (word) => {
    expect(divided(word.replaceAll('·', ''))).toBe(word);
  });

  it.each(['Wirk·stoff', 'Nickel·legierung', 'Regressions·modell'])(
    'takes any noun and the stem of a verb for a beginning: %s',
    (word) => {
      expect(divided(word.replaceAll('·', ''))).toBe(word);
    },
  );

  it.each(['personen·bezogene', 'licht·empfindliche', 'energie·reichen'])(
    'divides adjectives: %s',
    (word) => {
      expect(divided(word.replaceAll('·', ''))).toBe(word);
    },
  );

  it.each([
    'Verbrauch',
    'Legende',
    'Information',
    'Bezeichner',
    'Geschwindigkeit',
    'zugeben',
    'ausgehalten',
    'Zuckerkranken',
    'zugrunde',
    'MRT',
    'Nguyen',
    'B12',
  ])('leaves %s whole', (word) => {
    expect(divided(word)).toBe(word);
  });
});
