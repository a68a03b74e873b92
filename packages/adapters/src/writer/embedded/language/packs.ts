import { en } from './en/en.ts';
import { es } from './es/es.ts';
import { fr } from './fr/fr.ts';
import type { LanguagePack } from './pack.ts';
import { pt } from './pt/pt.ts';

const PACKS: readonly LanguagePack[] = [en, pt, es, fr];

export const packFor = (baseLanguage: string): LanguagePack | undefined =>
  PACKS.find(({ language }) => language === baseLanguage);
