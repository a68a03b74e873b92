import type { LanguagePack } from './language.ts';
import { de } from './languages/de/de.ts';
import { en } from './languages/en/en.ts';
import { es } from './languages/es/es.ts';
import { fr } from './languages/fr/fr.ts';
import { it } from './languages/it/it.ts';
import { pt } from './languages/pt/pt.ts';

export const PACKS: readonly LanguagePack[] = [en, pt, es, fr, de, it];

export const packFor = (baseLanguage: string): LanguagePack | undefined =>
  PACKS.find(({ language }) => language === baseLanguage);
