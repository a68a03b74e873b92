import { describe, expect, it } from 'vitest';
import { createI18n, languageOfPath, matchLanguage } from './i18n.ts';

describe('matchLanguage', () => {
  it.each([
    [['pt-BR', 'en-US'], 'pt-BR'],
    [['pt-PT'], 'pt-BR'],
    [['pt'], 'pt-BR'],
    [['fr-FR', 'PT-br', 'en'], 'pt-BR'],
    [['en-GB', 'pt-BR'], 'en-US'],
    [['fr-FR', 'de'], 'en-US'],
    [[], 'en-US'],
  ])('answers a browser that asks for %j with %s', (wanted, language) => {
    expect(matchLanguage(wanted)).toBe(language);
  });
});

it('reads the language of a prerendered page off its address', () => {
  expect(['/', '/faq', '/pt-BRx'].map(languageOfPath)).toEqual(['en-US', 'en-US', 'en-US']);
  expect(['/pt-BR', '/pt-BR/faq'].map(languageOfPath)).toEqual(['pt-BR', 'pt-BR']);
});

it('counts and writes numbers as the language does', async () => {
  const english = await createI18n('en-US');
  expect(english.t('compose:source.text.so_far', { sofar: 1240, count: 2000 })).toBe(
    '1,240 / 2,000 characters',
  );
  const portuguese = await createI18n('pt-BR');
  expect(portuguese.t('compose:source.text.so_far', { sofar: 1240, count: 2000 })).toBe(
    '1.240 / 2.000 caracteres',
  );
  expect(portuguese.t('compose:source.text.enough', { count: 1_000_000 })).toBe('1.000.000 de caracteres');
});
