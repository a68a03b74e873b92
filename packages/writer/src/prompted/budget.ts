import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { baseLanguage } from '@parlance/kernel/languages';
import { LENGTHS, targetMinutes } from '@parlance/kernel/limits';
import { CHARACTERS_PER_MINUTE, WORDS_PER_MINUTE } from '@parlance/kernel/speech-time';
import { packFor } from '@parlance/language/languages';
import { recordingMs } from '@parlance/language/pace';

const MINUTE_MS = 60_000;
const CHAPTER_MINUTES = { short: 1.3, medium: 1.7, long: 1.9 };
/** Asking and leading over add about so much to what there is to tell; stretching further would be padding. */
const MOST_OF_SOURCE = 1.3;

/** Written without spaces: how much to write is said in characters. */
const UNSPACED = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);

export type Budget = { targetMs: number; chapters: number };

/** How long the episode should be: as asked, unless the source gives less. */
export function budgetFor(source: SourceText, brief: Pick<Brief, 'length'>): Budget {
  const sourceMs = source.passages.reduce((sum, { text }) => sum + recordingMs(text, source.language), 0);
  const targetMs = Math.min(targetMinutes(brief.length) * MINUTE_MS, sourceMs * MOST_OF_SOURCE);
  const chapters = Math.round(targetMs / (CHAPTER_MINUTES[brief.length] * MINUTE_MS));
  return { targetMs, chapters: Math.max(1, chapters) };
}

/** A weight beyond these would leave the other chapters nothing. */
const WEIGHTS = { least: 0.5, most: 3 };
/** A chapter takes so much more or less than its share, whatever the ones before it took. */
const GIVE = { least: 0.6, most: 1.5 };

/**
 * How long each chapter should be. The last one has its share first, for the recap and the goodbye; the others divide
 * what is left between them, so that one that came out long makes the ones behind it shorter.
 */
export function chapterMs(
  targetMs: number,
  weights: readonly number[],
  at: number,
  spokenMs: number,
): number {
  const bounded = weights.map((weight) => Math.min(WEIGHTS.most, Math.max(WEIGHTS.least, weight)));
  const sum = (some: readonly number[]): number => some.reduce((total, weight) => total + weight, 0);
  const shareMs = (targetMs * (bounded[at] ?? 1)) / sum(bounded);
  const lastMs = (targetMs * (bounded.at(-1) ?? 1)) / sum(bounded);
  const isLast = at === weights.length - 1;
  const leftMs = targetMs - spokenMs - (isLast ? 0 : lastMs);
  const dueMs = isLast ? leftMs : (leftMs * (bounded[at] ?? 1)) / sum(bounded.slice(at, -1));
  return Math.min(shareMs * GIVE.most, Math.max(shareMs * GIVE.least, dueMs));
}

/** Letters in a word of talk, by count over scripts: a minute of German has fewer words than one of English. */
const LETTERS_PER_WORD: Record<string, number> = { en: 4.1, pt: 4.4, es: 4.4, fr: 4.5, de: 4.9, it: 4.6 };

function wordsPerMinute(language: string): number {
  const pace = packFor(language)?.lettersPerSecond;
  const letters = LETTERS_PER_WORD[baseLanguage(language)];
  return pace === undefined || letters === undefined ? WORDS_PER_MINUTE : (pace * 60) / letters;
}

/** "about 240 words, at least 210 and at most 270": what a model can count, roughly. */
export function inWords(ms: number, language: string): string {
  const minutes = ms / MINUTE_MS;
  const isUnspaced = UNSPACED.has(baseLanguage(language));
  const amount = Math.round(minutes * (isUnspaced ? CHARACTERS_PER_MINUTE : wordsPerMinute(language)));
  const [least, most] = [Math.round(amount * 0.9), Math.round(amount * 1.1)];
  return `about ${amount} ${isUnspaced ? 'characters' : 'words'}, at least ${least} and at most ${most}`;
}

export const isShort = (ms: number, brief: Pick<Brief, 'length'>): boolean =>
  ms < LENGTHS[brief.length].minMinutes * MINUTE_MS;
