import { baseLanguage } from '@parlance/kernel/languages';
import { german as germanNumerals } from './numerals/de.ts';
import { english as englishNumerals } from './numerals/en.ts';
import { spanish as spanishNumerals } from './numerals/es.ts';
import { french as frenchNumerals } from './numerals/fr.ts';
import { italian as italianNumerals } from './numerals/it.ts';
import { portuguese as portugueseNumerals } from './numerals/pt.ts';
import type { SpokenLanguage } from './spoken-language.ts';
import { german } from './tables/de.ts';
import { english } from './tables/en.ts';
import { spanish } from './tables/es.ts';
import { french } from './tables/fr.ts';
import { italian } from './tables/it.ts';
import { portuguese } from './tables/pt.ts';

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
