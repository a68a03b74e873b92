import { endsSentence } from '@parlance/kernel/sentence-end';
import { packFor } from '@parlance/language/languages';
import type { PlacedBlock } from './placed-block.ts';

/** Scripts that languages are written in; those of one language count as one. */
const SCRIPTS = [
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  /\p{Script=Hangul}/gu,
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Greek}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hebrew}/gu,
  /\p{Script=Devanagari}/gu,
  /\p{Script=Thai}/gu,
  /\p{Script=Latin}/gu,
] as const;
/** One sign of these says as much as two or three letters. */
const DENSE = /[\p{Script=Han}\p{Script=Hangul}]/u;
const DENSE_WORTH = 2.5;
/** A line in which less is of the document's script is a name, an address or a row. */
const OWN_SHARE = 0.5;
/** A text of sentences: as much of it stands in paragraphs that end like one. */
const SENTENCES_SHARE = 0.6;
/** What it leads to stands below it. */
const LEADS_ON = /[：；:;]["”’»)」』）】]{0,2}$/u;
const isWhole = (text: string): boolean => endsSentence(text) || LEADS_ON.test(text);
const LEADS = /[:：]["”’»)」』）]{0,2}$/u;
/** More of a list nobody keeps in mind. */
const MAX_ITEMS = 5;

const countOf = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;
const isText = ({ kind, language }: PlacedBlock): boolean =>
  (kind === 'paragraph' || kind === 'item' || kind === 'quote') && language === undefined;
const isSayable = (block: PlacedBlock): boolean =>
  isText(block) || (block.kind === 'heading' && block.language === undefined);

const weightOf = (letters: readonly string[] | null): number =>
  (letters ?? []).reduce((sum, letter) => sum + (DENSE.test(letter) ? DENSE_WORTH : 1), 0);
const ownShare = (text: string, own: RegExp): number =>
  weightOf(text.match(own)) / weightOf(text.match(/\p{L}/gu));

/** Runs of at most so many items behind a line that leads to them. */
function ledItems(blocks: readonly PlacedBlock[]): ReadonlySet<number> {
  const led = new Set<number>();
  blocks.forEach((block, at) => {
    if (!isText(block) || block.kind === 'item' || !LEADS.test(block.text)) return;
    let end = at + 1;
    while (blocks[end]?.kind === 'item') end++;
    if (end - at - 1 <= MAX_ITEMS) for (let item = at + 1; item < end; item++) led.add(item);
  });
  return led;
}

/**
 * In a language whose words nobody knows here, lines are known by their letters and their ends: one in another script, or
 * one that does not end as the sentences of the text do, is a label, an address or a row, and is not told.
 */
export function markBareLines(blocks: readonly PlacedBlock[], language: string): PlacedBlock[] {
  if (packFor(language)) return [...blocks];
  const texts = blocks.filter(isText);
  const all = texts.map(({ text }) => text).join('\n');
  const [own] = [...SCRIPTS].sort((a, b) => countOf(all, b) - countOf(all, a));
  const chars = (some: readonly PlacedBlock[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const isOfItems = texts.filter(({ kind }) => kind === 'item').length * 2 > texts.length;
  const isOfSentences =
    isOfItems || chars(texts.filter(({ text }) => isWhole(text))) >= chars(texts) * SENTENCES_SHARE;
  const led = ledItems(blocks);
  return blocks.map((block, at) => {
    if (!isSayable(block) || own === undefined) return block;
    if (block.kind === 'heading' && LEADS.test(block.text)) return { ...block, kind: 'paragraph' };
    if (/\p{L}/u.test(block.text) && ownShare(block.text, own) < OWN_SHARE)
      return { ...block, kind: 'boilerplate' };
    const isBare = isText(block) && isOfSentences && !isWhole(block.text) && !led.has(at);
    return isBare ? { ...block, kind: 'boilerplate' } : block;
  });
}
