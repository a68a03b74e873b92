import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { baseLanguage, LANGUAGES } from '@parlance/kernel/languages';
import { describe, expect, it } from 'vitest';
import { PACKS, packFor } from './languages.ts';
import { sayWords } from './spoken/spoken-text.ts';
import { fold } from './text/fold.ts';
import { Lexer } from './text/lexer.ts';
import { multiplierNamed, numberNamed } from './text/number-words.ts';
import { splitSentences } from './text/sentences.ts';
import { carriesMeaning } from './text/small-words.ts';

const FOLDERS = join(import.meta.dirname, 'languages');

it('registers every folder, and finds a language with and without its country', () => {
  expect(PACKS.map(({ language }) => language).sort()).toEqual(readdirSync(FOLDERS).sort());
  expect(packFor('pt-BR')).toBe(packFor('pt'));
  expect(packFor('cy-GB')).toBeUndefined();
});

describe.each(PACKS)('what is known of $language', (pack) => {
  const { language, words, numerals, numberWords, showNotes, warmUp } = pack;

  it('is of a language that is on offer, and has examples of what is said aloud', () => {
    expect(LANGUAGES.map(({ code }) => baseLanguage(code))).toContain(language);
    expect(existsSync(join(FOLDERS, language, 'spoken-forms.test.ts'))).toBe(true);
  });

  it('reads every number that it says', () => {
    for (let value = 0; value < 100; value++) {
      const said = fold(numerals.cardinal(value, 'alone')).replaceAll('-', ' ');
      expect(numberNamed(language, said), said).toBe(value);
    }
    expect(multiplierNamed(fold(numberWords.hundred.split(' ')[0] ?? ''))).toBe(100);
    expect(multiplierNamed(fold(numberWords.thousand.split(' ')[0] ?? ''))).toBe(1000);
    expect(multiplierNamed(fold(numberWords.million.split(' ')[0] ?? ''))).toBe(1e6);
  });

  it('says digits, per cent and money in words', () => {
    for (const written of ['1984', '50%', '5 €', '3,5', '12:30'])
      expect(sayWords(written.split(' '), language).join(' '), written).not.toMatch(/\d|[%€]/);
  });

  it('knows its articles as words that claim nothing and make no term', () => {
    const lexer = new Lexer(pack);
    for (const word of words.articles.split(' ')) {
      expect(lexer.isStop(word), word).toBe(true);
      expect(carriesMeaning(fold(word), language), word).toBe(false);
    }
  });

  it('stems its words', () => {
    const lexer = new Lexer(pack);
    expect(lexer.terms(warmUp.join(' ')).length).toBeGreaterThan(15);
  });

  it('ends no sentence at a short form', () => {
    const [form = ''] = pack.grammar.sentences.shortForms.split(' ');
    expect(splitSentences(`Xaver ${form}. xyz.`, language)).toHaveLength(1);
    expect(splitSentences(warmUp.join(' '), language).length).toBeGreaterThanOrEqual(5);
  });

  it('says in the show notes what they are and that voices and script are made by AI', () => {
    expect(showNotes.chapters).toMatch(/^\p{Lu}\p{L}+$/u);
    for (const sentence of [showNotes.disclosure, showNotes.modelKnowledge])
      expect(sentence).toMatch(/(?:^|\P{L})(?:AI|IA|KI)(?=\P{L}).*\.$/u);
  });
});
