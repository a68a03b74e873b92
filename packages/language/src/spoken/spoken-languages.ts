import { baseLanguage } from '@parlance/kernel/languages';
import { german as germanNumerals } from '../languages/de/numerals.ts';
import { german } from '../languages/de/spoken-forms.ts';
import { english as englishNumerals } from '../languages/en/numerals.ts';
import { english } from '../languages/en/spoken-forms.ts';
import { spanish as spanishNumerals } from '../languages/es/numerals.ts';
import { spanish } from '../languages/es/spoken-forms.ts';
import { french as frenchNumerals } from '../languages/fr/numerals.ts';
import { french } from '../languages/fr/spoken-forms.ts';
import { italian as italianNumerals } from '../languages/it/numerals.ts';
import { italian } from '../languages/it/spoken-forms.ts';
import { portuguese as portugueseNumerals } from '../languages/pt/numerals.ts';
import { portuguese } from '../languages/pt/spoken-forms.ts';
import type { SpokenLanguage } from './spoken-language.ts';

const LANGUAGES: Record<string, SpokenLanguage> = {
  en: { ...english, ...englishNumerals, dayFirst: true },
  pt: { ...portuguese, ...portugueseNumerals, dayFirst: true },
  es: { ...spanish, ...spanishNumerals, dayFirst: true },
  fr: { ...french, ...frenchNumerals, dayFirst: true },
  de: { ...german, ...germanNumerals, dayFirst: true },
  it: { ...italian, ...italianNumerals, dayFirst: true },
};

/** Where a country writes otherwise than its language. */
const COUNTRIES: Record<string, Partial<SpokenLanguage>> = {
  'en-US': { dayFirst: false },
  'es-MX': { decimal: '.', point: 'punto' },
};

/** Undefined for a language without a table: it is spoken as it is written. */
export function spokenLanguage(language: string): SpokenLanguage | undefined {
  const base = LANGUAGES[baseLanguage(language)];
  return base && { ...base, ...COUNTRIES[language] };
}
