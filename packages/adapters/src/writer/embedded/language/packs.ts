import { de } from './de/de.ts';
import { en } from './en/en.ts';
import { es } from './es/es.ts';
import { fr } from './fr/fr.ts';
import { it } from './it/it.ts';
import type { LanguagePack } from './pack.ts';
import { pt } from './pt/pt.ts';

export const PACKS: readonly LanguagePack[] = [en, pt, es, fr, de, it];

export const packFor = (baseLanguage: string): LanguagePack | undefined =>
  PACKS.find(({ language }) => language === baseLanguage);
