import { type WrittenLanguage, writtenLanguage } from '@parlance/language/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { PlainPhrases } from './plain-phrases.ts';
import { pt } from './pt.ts';

export const PLAIN_PHRASES: Record<WrittenLanguage, PlainPhrases> = { de, en, es, fr, it, pt };

/** Takes "pt" and "pt-BR"; undefined for a language without a folder. */
export function phrasesOf(code: string): PlainPhrases | undefined {
  const language = writtenLanguage(code);
  return language && PLAIN_PHRASES[language];
}
