import type { Script, ScriptLine } from '@parlance/artifacts/script';
import { baseLanguage } from '@parlance/kernel/languages';
import { contentOf } from './keeps-meaning.ts';

/** Two or three lines that follow each other within a chapter. `from` is the first one's place in the script. */
export type Exchange = {
  from: number;
  lines: ScriptLine[];
  /** Places, counted from `from`, of the lines that may be said in other words. */
  open: number[];
};

const SIZE = 2;
const MAX_CHARS = 400;
/** Of words that carry meaning: fewer give nothing to hold other words to. */
const LEAST_CONTENT = 2;
const ASKS = /\?["”»]?$/u;

/**
 * What is told, and what is asked about something. Greetings, goodbyes, honest noes and what people must hear about AI
 * are fixed sentences and stay; so do quotations.
 */
const isOpen = ({ text, sourceRefs, delivery }: ScriptLine, language: string): boolean =>
  (sourceRefs.length > 0 || ASKS.test(text)) &&
  delivery?.kind !== 'quotation' &&
  text.length <= MAX_CHARS &&
  contentOf(text, language).length >= LEAST_CONTENT;

/** The whole script, in order; a chapter's odd line goes with the two before it. */
export function exchangesOf({ lines, language }: Script): Exchange[] {
  const own = baseLanguage(language);
  const exchanges: Exchange[] = [];
  lines.forEach((line, at) => {
    const last = exchanges.at(-1);
    const isSameChapter = last?.lines[0]?.chapter === line.chapter;
    const isLeftOver = lines[at + 1]?.chapter !== line.chapter && last?.lines.length === SIZE;
    if (last && isSameChapter && (last.lines.length < SIZE || isLeftOver)) last.lines.push(line);
    else exchanges.push({ from: at, lines: [line], open: [] });
  });
  return exchanges.map((exchange) => ({
    ...exchange,
    open: exchange.lines.flatMap((line, at) => (isOpen(line, own) ? [at] : [])),
  }));
}
