import { PACKS } from '@parlance/language/languages';
import { withoutSentences } from './said-sentences.ts';

/** Articles, prepositions and the like, which lead to another word. */
const LEADING = new Set(
  PACKS.flatMap(({ and, or, words }) =>
    `${and} ${or} ${words.articles} ${words.prepositions} ${words.auxiliaries}`.split(/\s+/),
  ),
);
const LAST = /(?<!\p{L})(\p{L}{1,40})[.!?]$/u;

/** "The usual value is.", where more stood behind it: such words end few sentences, and this one ended otherwise. */
function endsInHole(sentence: string, written: string): boolean {
  const [ending, last = ''] = LAST.exec(sentence) ?? [];
  return ending !== undefined && LEADING.has(last.toLowerCase()) && !written.includes(` ${ending}`);
}

/** A cleaned paragraph without sentences that cleaning took a word from; `written` is how it was before. */
export const withoutTornSentences = (text: string, written: string): string =>
  text === written
    ? text
    : withoutSentences(text, (sentence) => /\( ?\)/.test(sentence) || endsInHole(sentence, written));
