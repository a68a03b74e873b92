import { wordRegex } from '@parlance/language/text/word-regex';
import type { Marked } from '../marks/marked.ts';
import { TECHNICAL } from '../marks/self-contained.ts';
import type { Understanding } from '../understand.ts';

const WORTH = {
  /** News begin with what matters; so, more mildly, do most texts. */
  front: { news: 0.2, research: 0.05, general: 0.05, instructions: 0.05, story: 0 },
  /** Of instructions, why and when something is done is worth hearing; what to type is not. */
  reason: 0.1,
  purpose: 0.06,
  technical: -0.12,
  item: -0.1,
  /** "Use the window to find it": beside the subject, where nobody is instructed. */
  toReader: -0.6,
};

/** How much more a sentence is worth in a text of this make. */
export function tasteFor({
  genre,
  sentences,
  pack,
  firstPerson,
  interview,
}: Understanding): (sentence: Marked) => number {
  const { conditions } = pack.clauses;
  const reason = wordRegex(`(?<![\\p{L}’'-])(?:${conditions})(?![\\p{L}’'-])`);
  const instructs = wordRegex(pack.telling.instructs);
  const asks = genre === 'story' || sentences.some(({ asked }) => asked);
  return ({ index, text, traits, isItem }) => {
    let worth = WORTH.front[genre] * (1 - index / sentences.length);
    const technical = text.match(TECHNICAL)?.length ?? 0;
    worth += WORTH.technical * Math.min(2, technical);
    if (genre !== 'instructions') {
      const toReader = instructs.test(text) && !firstPerson && !interview;
      return toReader && !asks ? worth + WORTH.toReader : worth;
    }
    if (traits.has('cause')) worth += WORTH.purpose;
    if (reason.test(text)) worth += WORTH.reason;
    return isItem ? worth + WORTH.item : worth;
  };
}
