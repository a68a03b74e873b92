import { articleFrom } from '@parlance/language/languages/de/article-from';
import { Casing } from '@parlance/language/text/casing';
import { Lexer } from '@parlance/language/text/lexer';
import { describe, expect, it } from 'vitest';
import { talkPackFor } from '../languages/talk-packs.ts';
import { subjectOf } from './subject.ts';

function subject(language: string, sentence: string): string | undefined {
  const pack = talkPackFor(language);
  if (!pack) throw new Error(`no pack for ${language}`);
  const lexer = new Lexer(pack);
  return subjectOf(sentence, { pack, lexer, casing: new Casing([sentence], lexer) })?.phrase;
}

describe('the subject of a sentence', () => {
  it.each([
    ['en', 'The McMurdo Dry Valleys are almost free of ice.', 'the McMurdo Dry Valleys'],
    ['de', 'Der alte Turm stürzte 1703 in einem Sturm ein.', 'der alte Turm'],
    ['de', 'Die Hemmung des Rades hält das Gewicht an.', 'die Hemmung des Rades'],
    ['it', 'L’acqua bollente attraversava la polvere.', 'l’acqua bollente'],
  ])('is known in %s: %s', (language, sentence, phrase) => {
    expect(subject(language, sentence)).toBe(phrase);
  });

  it.each([
    ['en', 'Currently Debian offers security updates for testing.'],
    ['pt', 'A temperatura e luminosidade depende também do estado da estrela.'],
    ['pt', 'A fusão somente pode sustentar a alta temperatura.'],
    ['de', 'Der Befehl lintian führt viele Skripte aus.', 'der Befehl lintian'],
  ])('is whole and no adverb, or none: %s %s', (language, sentence, phrase?: string) => {
    expect([undefined, phrase]).toContain(subject(language, sentence));
  });

  it('is no number, and nothing too vague to ask about', () => {
    expect(subject('de', 'Vier Minuten Unterschied bedeuten einen Längengrad.')).toBeUndefined();
    expect(subject('de', 'Die Zeit richtet sich nach dem Längengrad.')).toBeUndefined();
  });
});

describe('a German noun’s article', () => {
  it('is told by the forms that leave no doubt, and left out otherwise', () => {
    const seen = (...forms: string[]): Map<string, number> => new Map(forms.map((form) => [form, 1]));
    expect(articleFrom(seen('der', 'dem'))).toBe('der');
    expect(articleFrom(seen('der', 'die'))).toBe('die');
    expect(articleFrom(seen('das', 'dem'))).toBe('das');
    expect(articleFrom(seen('der'))).toBe('');
  });
});
