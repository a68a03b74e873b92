import { baseLanguage, LANGUAGES } from '@parlance/kernel/languages';
import { bareLetters } from '@parlance/language/text/fold';
import { perLanguage } from './per-language.ts';

const namesIn = perLanguage(
  (reader) => new Intl.DisplayNames(reader, { type: 'language', languageDisplay: 'standard' }),
);

/** Where a language is on offer once, its country says nothing: "Icelandic", not "Icelandic (Iceland)". */
const needsCountry = (code: string): boolean =>
  LANGUAGES.some((other) => other.code !== code && baseLanguage(other.code) === baseLanguage(code));

/** "pt-BR" -> "Portuguese (Brazil)" or "Português (Brasil)", in the reader's language. */
export function languageName(code: string, readerLanguage: string): string {
  const name = namesIn(readerLanguage).of(needsCountry(code) ? code : baseLanguage(code)) ?? code;
  return name.charAt(0).toLocaleUpperCase(readerLanguage) + name.slice(1);
}

/** For searching: without accents and capitals, so that "portugues" finds "Português". */
export const searchable = bareLetters;
