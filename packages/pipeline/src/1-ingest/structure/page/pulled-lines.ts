import type { LanguagePack } from '@parlance/language/language';
import type { Lexer } from '@parlance/language/text/lexer';
import { splitSentences } from '@parlance/language/text/sentences';
import type { PlacedBlock } from '../placed-block.ts';
import type { PageText } from './page-text.ts';

/** A pulled sentence has so many words that carry meaning, and all of them stand in one sentence of the text. */
const PULLED_TERMS = 5;
/** No page pulls more; each is looked for in every sentence. */
const MAX_LINES = 300;

/** What of a set-off quotation is its words: behind them may stand, without a stop, whose they are. */
const quotedWords = ({ text }: PlacedBlock): string => /^.*[.!?…][”"»]?/su.exec(text)?.[0] ?? text;

const mayBePulled = ({ kind, text, level }: PlacedBlock): boolean =>
  kind === 'quote' || ((kind === 'paragraph' || kind === 'heading') && level !== 1 && !/[.:;?]$/.test(text));

type Line = { block: PlacedBlock; terms: readonly string[] };

/** Lines between paragraphs, and quotations set off, that say again what the text says. */
export function pulledLines(page: PageText, { language }: LanguagePack, lexer: Lexer): PlacedBlock[] {
  const lines = page
    .filter(mayBePulled)
    .map((block) => ({ block, terms: [...new Set(lexer.terms(quotedWords(block)))] }))
    .filter(({ terms }) => terms.length >= PULLED_TERMS)
    .slice(0, MAX_LINES);
  if (lines.length === 0) return [];
  const pulled = new Set<PlacedBlock>();
  for (const body of page) {
    if (body.kind !== 'paragraph' || !/[.!?]/.test(body.text)) continue;
    const whole = new Set(lexer.terms(body.text));
    const isIn = ({ block, terms }: Line): boolean =>
      block !== body && !pulled.has(block) && terms.every((term) => whole.has(term));
    const maybe = lines.filter(isIn);
    if (maybe.length === 0) continue;
    const sentences = splitSentences(body.text, language).map((each) => new Set(lexer.terms(each)));
    for (const { block, terms } of maybe) {
      // A quotation may be of several sentences.
      const isQuote = block.kind === 'quote';
      if (isQuote || sentences.some((each) => terms.every((term) => each.has(term)))) pulled.add(block);
    }
  }
  return [...pulled];
}
