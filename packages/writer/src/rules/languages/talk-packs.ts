import {
  PACK_OF,
  WRITTEN_LANGUAGES,
  type WrittenLanguage,
  writtenLanguage,
} from '@parlance/language/languages';
import { PLAIN_PHRASES } from '../../plain/phrases/phrases-of.ts';
import { de } from './de/de.ts';
import { en } from './en/en.ts';
import { es } from './es/es.ts';
import { fr } from './fr/fr.ts';
import { it } from './it/it.ts';
import { withPlainPhrases } from './phrases.ts';
import { pt } from './pt/pt.ts';
import type { TalkPack, TalkRules } from './talk-rules.ts';

const RULES: Record<WrittenLanguage, TalkRules> = { de, en, es, fr, it, pt };

function packOf(language: WrittenLanguage): TalkPack {
  const rules = RULES[language];
  const phrases = withPlainPhrases(PLAIN_PHRASES[language], rules.phrases);
  return { ...PACK_OF[language], ...rules, phrases };
}

const packs = new Map(WRITTEN_LANGUAGES.map((language) => [language, packOf(language)]));

export const TALK_PACKS: readonly TalkPack[] = [...packs.values()];

export const talkPackOf = (language: WrittenLanguage): TalkPack => packs.get(language) as TalkPack;

/** Takes "pt" and "pt-BR"; undefined for a language without a folder. */
export function talkPackFor(code: string): TalkPack | undefined {
  const language = writtenLanguage(code);
  return language && packs.get(language);
}
