import { baseLanguage } from '@parlance/kernel/languages';
import type { LanguagePack } from './language.ts';
import * as registry from './registry.ts';

/** A language with a folder: a table that has a row for each is typed by it, so that none can be forgotten. */
export type WrittenLanguage = keyof typeof registry;

export const PACK_OF: Readonly<Record<WrittenLanguage, LanguagePack>> = registry;
export const WRITTEN_LANGUAGES = Object.keys(registry) as readonly WrittenLanguage[];
export const PACKS: readonly LanguagePack[] = Object.values(registry);

/** Takes "pt" and "pt-BR"; undefined for a language without a folder. */
export function writtenLanguage(code: string): WrittenLanguage | undefined {
  const base = baseLanguage(code);
  return WRITTEN_LANGUAGES.find((language) => language === base);
}

const byLanguage = new Map(PACKS.map((pack) => [pack.language, pack]));

/** Takes "pt" and "pt-BR"; undefined for a language without a folder. */
export const packFor = (language: string): LanguagePack | undefined => byLanguage.get(baseLanguage(language));
