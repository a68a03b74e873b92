import { countWords } from '@parlance/kernel/speech-time';
import { TURNS } from './shares.ts';

type Said = { speaker: 'HOST' | 'COHOST'; text: string };

/** What of a conversation can be counted. */
type TalkFigures = {
  words: number;
  wordsPerTurn: number;
  questionsPer100: number;
  /** Of the turns. */
  short: number;
  overLong: number;
  longest: number;
  /** Of the words. */
  host: number;
};

const QUESTION = /[?？؟]/gu;

export function talkFigures(lines: readonly Said[]): TalkFigures {
  const counts = lines.map(({ text }) => countWords(text));
  const words = counts.reduce((sum, count) => sum + count, 0);
  const asked = lines.reduce((sum, { text }) => sum + (text.match(QUESTION)?.length ?? 0), 0);
  const byHost = counts.reduce((sum, count, at) => sum + (lines[at]?.speaker === 'HOST' ? count : 0), 0);
  const turns = Math.max(1, lines.length);
  const all = Math.max(1, words);
  return {
    words,
    wordsPerTurn: words / turns,
    questionsPer100: (asked * 100) / all,
    short: counts.filter((count) => count <= TURNS.short).length / turns,
    overLong: counts.filter((count) => count > TURNS.most).length / turns,
    longest: Math.max(0, ...counts),
    host: byHost / all,
  };
}
