import { firstWords } from '@parlance/kernel/first-words';
import { trimEndOf } from '@parlance/kernel/scan-text';
import { wordsOf } from '../choose/units.ts';
import type { Sentence } from '../read/document.ts';
import type { Reading } from '../read/reading.ts';
import type { Turn } from './turns.ts';

/** A chapter holds at least this share of what is told; without headings, a new one begins at every third. */
const SHARE = { headed: 1 / 8, unheaded: 1 / 3 };
/** Less is no chapter of its own where nothing names it. */
const MIN_UNHEADED_WORDS = 120;
const TITLE_MAX_CHARS = 60;

/** What a turn is led in by: the heading that it is the first to stand under. */
export type Led = {
  readonly turn: Turn;
  readonly heading: string | undefined;
  readonly headingRef: string | undefined;
  /** A chapter begins with it. */
  readonly chapter: string | undefined;
};

/** What stands above a sentence, where a host would say it. */
function headingOver(sentence: Sentence, { headings }: Reading) {
  const over = headings[sentence.heading];
  const name = over && over.by !== 'label' ? trimEndOf(over.name.trim(), /[.,;:\s]/) : '';
  return name === '' ? undefined : { name, ref: over?.ref };
}

/** The turns with the headings they stand under, parted into chapters. */
export function withHeadings(turns: readonly Turn[], reading: Reading): Led[] {
  const all = turns.reduce((sum, turn) => sum + wordsOf(turn), 0);
  const isHeaded = turns.some(([first]) => first && headingOver(first, reading));
  const asks = turns.some(([first]) => first?.asked);
  const named = new Set<string>();
  let since = 0;
  return turns.map((turn, at): Led => {
    const [first] = turn;
    const before = turns[at - 1]?.at(-1);
    const isUnder = first !== undefined && before?.heading !== first.heading;
    const over = isUnder ? headingOver(first, reading) : undefined;
    const share = isHeaded ? SHARE.headed : SHARE.unheaded;
    const isDue = since >= all * share && (isHeaded || since >= MIN_UNHEADED_WORDS);
    const own = firstWords(first?.text ?? '', reading.language, TITLE_MAX_CHARS);
    const opens = asks ? first?.asked : before?.paragraph !== first?.paragraph;
    const title = isHeaded ? over?.name : opens ? own : undefined;
    const begins = title !== undefined && !named.has(title) && (isDue || (isHeaded && named.size === 0));
    if (begins) named.add(title);
    since = (begins ? 0 : since) + wordsOf(turn);
    return { turn, heading: over?.name, headingRef: over?.ref, chapter: begins ? title : undefined };
  });
}
