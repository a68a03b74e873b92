import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PACKS } from '../languages.ts';
import { sayWords, splitWords } from './spoken-text.ts';
import { readRows } from './testing/said-rows.ts';

const NAMES = readRows(readFileSync(new URL('names.txt', import.meta.url), 'utf8')).map(
  ({ written }) => written,
);

const say = (written: string, language: string): string =>
  sayWords(splitWords(written), language).filter(Boolean).join(' ');

it.each(PACKS)('leaves no letter that readers of $language do not know', ({ language, spokenForms }) => {
  const known = new RegExp(`^[a-z${spokenForms.ownLetters}\\s'’.-]+$`, 'iu');
  expect(NAMES.length).toBeGreaterThanOrEqual(300);
  expect(NAMES.map((name) => say(name, language)).filter((said) => !known.test(said))).toEqual([]);
});

it.each([
  ['en-US', 'Hồ Chí Minh, Dvořák, Gdańsk', 'Ho Chi Minh, Dvorak, Gdansk'],
  ['en-US', 'Miloš Forman and Luka Dončić', 'Milosh Forman and Luka Donchich'],
  ['pt-BR', 'Москва, Αθήνα e 北京', 'Moskva, Athina e Beijing'],
  ['de-DE', 'Karel Čapek aus Győr', 'Karel Tschapek aus Györ'],
  ['fr-FR', 'Muḥammad et محمد', 'Muhammad et mahamad'],
  ['es-ES', 'नमस्ते desde Ναύπλιο', 'namaste desde Navplio'],
  ['it-IT', 'Qurʾān e Hawaiʻi', 'Quran e Hawaii'],
])('brings foreign letters nearer in %s: %s', (language, written, said) => {
  expect(say(written, language)).toBe(said);
});

it('keeps what is written in the language itself', () => {
  for (const [text, language] of [
    ['Pão, coração e água', 'pt-BR'],
    ['El niño güero', 'es-ES'],
    ['Cœur, naïf, là, où, ça', 'fr-FR'],
    ['Größe und Käse', 'de-DE'],
    ['Perché così, però', 'it-IT'],
    ['A café and a cliché', 'en-US'],
  ] as const)
    expect(say(text, language)).toBe(text);
});
