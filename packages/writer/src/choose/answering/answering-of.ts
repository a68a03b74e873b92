import type { WrittenLanguage } from '@parlance/language/languages';
import type { Answering } from './answering.ts';
import { answering as de } from './de.ts';
import { answering as en } from './en.ts';
import { answering as es } from './es.ts';
import { answering as fr } from './fr.ts';
import { answering as it } from './it.ts';
import { answering as pt } from './pt.ts';

export const ANSWERING: Record<WrittenLanguage, Answering> = { de, en, es, fr, it, pt };
