import type { WrittenLanguage } from '@parlance/language/languages';
import type { BetweenWords } from './between-words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

export const BETWEEN_WORDS: Record<WrittenLanguage, BetweenWords> = { de, en, es, fr, it, pt };
