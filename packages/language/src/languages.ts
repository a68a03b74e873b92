import { baseLanguage } from '@parlance/kernel/languages';
import type { LanguagePack } from './language.ts';
import * as registry from './registry.ts';

export const PACKS: readonly LanguagePack[] = Object.values(registry);

const byLanguage = new Map(PACKS.map((pack) => [pack.language, pack]));

/** Takes "pt" and "pt-BR"; undefined for a language without a folder. */
export const packFor = (language: string): LanguagePack | undefined => byLanguage.get(baseLanguage(language));
