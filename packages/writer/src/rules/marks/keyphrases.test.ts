import { Lexer } from '@parlance/language/text/lexer';
import { describe, expect, it } from 'vitest';
import { fixtureSource } from '../../fixtures/read-fixture.ts';
import { findAcronyms } from '../../read/acronyms.ts';
import { findFullNames, NameIntroducer } from '../../read/names.ts';
import { talkPackFor } from '../languages/talk-packs.ts';
import { en } from '../testing/packs.ts';
import { findKeyphrases, withArticle } from './keyphrases.ts';

const phrasesOf = (language: string) => {
  const pack = talkPackFor(language);
  if (!pack) throw new Error(`no pack for ${language}`);
  const texts = fixtureSource(language).passages.flatMap(({ text }) => text.split(/(?<=[.!?]) /));
  return findKeyphrases(texts, pack, new Lexer(pack));
};

describe('keyphrases', () => {
  it.each([
    ['en', 'Fresnel lens'],
    ['pt', 'rios voadores'],
    ['pt', 'São Paulo'],
    ['es', 'Parque de la Papa'],
    ['fr', 'Méchain'],
    ['de', 'Hemmung'],
    ['de', 'Braunschweig'],
    ['it', 'Milano'],
  ] as const)('in %s include %s', (language, surface) => {
    expect(phrasesOf(language).map((phrase) => phrase.surface)).toContain(surface);
  });

  it('are no adjectives and no clauses', () => {
    const surfaces = phrasesOf('pt').map((phrase) => phrase.surface);
    expect(surfaces).not.toContain('floresta existia');
    expect(phrasesOf('en').map((phrase) => phrase.surface)).not.toContain('French');
  });

  it('name nobody who is spoken to politely', () => {
    const pack = talkPackFor('de');
    if (!pack) throw new Error('no pack');
    const texts = [
      'Wir prüfen für Sie alle Lampen und senden Ihnen den Bericht.',
      'Damit sparen Sie Geld, und Ihre Lampen brennen länger.',
      'Auf Wunsch holen wir Ihre Lampen bei Ihnen ab.',
      'Wenn Sie fragen, antworten wir Ihnen noch am selben Tag.',
    ];
    const surfaces = findKeyphrases(texts, pack, new Lexer(pack)).map(({ surface }) => surface);
    expect(surfaces).toContain('Lampen');
    for (const polite of ['Sie', 'Ihnen', 'Ihre', 'Ihre Lampen']) expect(surfaces).not.toContain(polite);
  });

  it('hold a name that opens a sentence whole and big', () => {
    const pack = talkPackFor('en');
    if (!pack) throw new Error('no pack');
    const texts = [
      'Johann Sebastian Bach wrote a comic cantata about coffee.',
      'The driver of that train, Aldo Perinelli, came last.',
      'Aldo Perinelli stepped down.',
    ];
    const surfaces = findKeyphrases(texts, pack, new Lexer(pack)).map(({ surface }) => surface);
    expect(surfaces).toEqual(expect.arrayContaining(['Johann Sebastian Bach', 'Aldo Perinelli']));
    expect(surfaces).not.toContain('Sebastian Bach');
  });

  it('know the article they stand with', () => {
    const rivers = phrasesOf('pt').find((phrase) => phrase.surface === 'rios voadores');
    expect(rivers && withArticle(rivers)).toBe('os rios voadores');
  });
});

describe('names', () => {
  const names = findFullNames(
    [
      'Henry Winstanley built it.',
      'Winstanley was sure.',
      'Plymouth paid.',
      'In Plymouth, Winstanley waited.',
    ],
    new Lexer(en),
  );

  it('are known in full once the text has given them in full', () => {
    expect(names.get('Winstanley')).toBe('Henry Winstanley');
    expect(names.has('Plymouth')).toBe(false);
  });

  it('are said in full the first time and short from then on', () => {
    const introducer = new NameIntroducer(names, en);
    expect(introducer.introduce('Winstanley was sure of it.')).toBe('Henry Winstanley was sure of it.');
    expect(introducer.introduce('Winstanley waited.')).toBe('Winstanley waited.');
  });

  it('are found behind short forms', () => {
    const lexer = new Lexer(en);
    expect(findAcronyms(['The World Health Organization (WHO) agreed.'], lexer).get('WHO')).toBe(
      'World Health Organization',
    );
  });
});
