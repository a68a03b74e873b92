import { wordRegex } from '@parlance/language/text/word-regex';
import type { Understanding } from '../understand.ts';

/** So many things are what a text is about. */
const MAIN_THINGS = 8;

/** "Have I got that right?": a claim, and neither an order, nor the end of another sentence, nor what "we" did. */
export function canBeSummedUp(text: string, { pack, lexer, title, keyphrases }: Understanding): boolean {
  const { grammar, telling, conversation, documents } = pack;
  const opens = conversation.questionWords
    .split(/[ |]/)
    .includes(text.toLowerCase().split(/[ ,]/, 1)[0] ?? '');
  const bids =
    wordRegex(telling.instructs).test(text) || wordRegex(documents.bidding ?? '(?!)', 'u').test(text);
  if (opens || bids || wordRegex(grammar.ownPlural, 'u').test(text)) return false;
  const main = new Set([
    ...lexer.terms(title ?? ''),
    ...keyphrases.slice(0, MAIN_THINGS).flatMap(({ key }) => key.split(' ')),
  ]);
  return lexer.terms(text).some((term) => main.has(term));
}
