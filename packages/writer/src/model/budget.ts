import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { baseLanguage } from '@parlance/kernel/languages';
import { LENGTHS, targetMinutes } from '@parlance/kernel/limits';
import { CHARACTERS_PER_MINUTE, estimateSpeechMs, WORDS_PER_MINUTE } from '@parlance/kernel/speech-time';

const MINUTE_MS = 60_000;
const CHAPTER_MINUTES = { short: 1.3, medium: 1.7, long: 1.9 };
/** Asking and leading over add about so much to what there is to tell; stretching further would be padding. */
const MOST_OF_SOURCE = 1.3;

/** Written without spaces: how much to write is said in characters. */
const UNSPACED = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);

export type Budget = { targetMs: number; chapters: number };

/** How long the episode should be: as asked, unless the source gives less. */
export function budgetFor(source: SourceText, brief: Pick<Brief, 'length'>): Budget {
  const sourceMs = source.passages.reduce((sum, { text }) => sum + estimateSpeechMs(text), 0);
  const targetMs = Math.min(targetMinutes(brief.length) * MINUTE_MS, sourceMs * MOST_OF_SOURCE);
  const chapters = Math.round(targetMs / (CHAPTER_MINUTES[brief.length] * MINUTE_MS));
  return { targetMs, chapters: Math.max(1, chapters) };
}

/** "about 240 words": what a model can count, roughly. */
export function inWords(ms: number, language: string): string {
  const minutes = ms / MINUTE_MS;
  return UNSPACED.has(baseLanguage(language))
    ? `about ${Math.round(minutes * CHARACTERS_PER_MINUTE)} characters`
    : `about ${Math.round(minutes * WORDS_PER_MINUTE)} words`;
}

export const isShort = (ms: number, brief: Pick<Brief, 'length'>): boolean =>
  ms < LENGTHS[brief.length].minMinutes * MINUTE_MS;
