import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { baseLanguage } from '@parlance/kernel/languages';
import { LENGTHS, targetMinutes } from '@parlance/kernel/limits';
import { CHARACTERS_PER_MINUTE, WORDS_PER_MINUTE } from '@parlance/kernel/speech-time';
import { packFor } from '@parlance/language/languages';
import { recordingMs } from '@parlance/language/pace';

const MINUTE_MS = 60_000;
/** What is asked for at once: longer answers lose the thread, and nobody reads so many lines well. */
const PART_MINUTES = 6;
/** Asking and leading over add about so much to what there is to tell; stretching further would be padding. */
const MOST_OF_SOURCE = 1.3;

/** Written without spaces: how much to write is said in characters. */
const UNSPACED = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);

export type Budget = { targetMs: number; parts: number };

/** How long the episode should be: as asked, unless the source gives less. */
export function budgetFor(source: SourceText, brief: Pick<Brief, 'length'>): Budget {
  const sourceMs = source.passages.reduce((sum, { text }) => sum + recordingMs(text, source.language), 0);
  const targetMs = Math.min(targetMinutes(brief.length) * MINUTE_MS, sourceMs * MOST_OF_SOURCE);
  return { targetMs, parts: Math.max(1, Math.ceil(targetMs / (PART_MINUTES * MINUTE_MS))) };
}

/** A part takes so much more or less than its share, whatever the ones before it took. */
const GIVE = { least: 0.6, most: 1.4 };

/** How long the next part should be: parts that came out long make the ones behind them shorter. */
export function partMs({ targetMs, parts }: Budget, at: number, spokenMs: number): number {
  const shareMs = targetMs / parts;
  const dueMs = (targetMs - spokenMs) / (parts - at);
  return Math.min(shareMs * GIVE.most, Math.max(shareMs * GIVE.least, dueMs));
}

/** Letters in a word of talk, by count over scripts: a minute of German has fewer words than one of English. */
const LETTERS_PER_WORD: Record<string, number> = { en: 4.1, pt: 4.4, es: 4.4, fr: 4.5, de: 4.9, it: 4.6 };

function wordsPerMinute(language: string): number {
  const pace = packFor(language)?.lettersPerSecond;
  const letters = LETTERS_PER_WORD[baseLanguage(language)];
  return pace === undefined || letters === undefined ? WORDS_PER_MINUTE : (pace * 60) / letters;
}

const isUnspaced = (language: string): boolean => UNSPACED.has(baseLanguage(language));

/** As many words, or characters where words are not parted, as can be said in a time. */
export const wordsIn = (ms: number, language: string): number =>
  Math.round((ms / MINUTE_MS) * (isUnspaced(language) ? CHARACTERS_PER_MINUTE : wordsPerMinute(language)));

/** "about 240 words, at least 210 and at most 270": what a model can count, roughly. */
export function inWords(ms: number, language: string): string {
  const amount = wordsIn(ms, language);
  const [least, most] = [Math.round(amount * 0.9), Math.round(amount * 1.1)];
  return `about ${amount} ${isUnspaced(language) ? 'characters' : 'words'}, at least ${least} and at most ${most}`;
}

export const isShort = (ms: number, brief: Pick<Brief, 'length'>): boolean =>
  ms < LENGTHS[brief.length].minMinutes * MINUTE_MS;
