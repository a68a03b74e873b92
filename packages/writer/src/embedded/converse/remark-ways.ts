import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { capitalize } from '@parlance/language/text/casing';
import { fill } from '@parlance/language/text/fill';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Way } from './way.ts';

/** A number at the end of a long sentence is heard; one at its beginning is forgotten. */
const MAX_WORDS = 24;
const COST = -1.1;
/** "4.6 billion" of what? */
const BARE_QUANTITY =
  /(?:illions?|illiards?|thousand|milhões|milhão|bilhões|mil|millones|millón|mille|Millionen|Milliarden|Tausend|tausend|milioni|miliardi|mila)$/u;

/** The one number of a sentence, with its unit and what bounds it; with two it would be unclear which is meant. */
function soleNumber(text: string, pack: LanguagePack): string | undefined {
  if (text.match(/\d[\d.,]*/g)?.length !== 1) return undefined;
  const match = wordRegex(pack.grammar.traits.number).exec(text);
  if (!match) return undefined;
  let number = match[0].trim();
  const after = text.slice(match.index + match[0].trimEnd().length);
  if (BARE_QUANTITY.test(number)) {
    const of = /^ (?:(?:de|di) |d[’'])?[\p{L}]{3,}(?=[ ,.;])/u.exec(after);
    if (!of) return undefined;
    number += of[0];
  } else if (/\d$/.test(number)) return undefined;
  const bound = wordRegex(`(?<![\\p{L}’'-])(?:${pack.sharing.beforeNumber}) $`).exec(
    text.slice(0, match.index),
  );
  return (bound?.[0] ?? '') + number;
}

/** The listener remarks on the number that was just told, where the tone has words for that. */
export function remarkWays(text: string, pack: LanguagePack): Way[] {
  if (countWords(text) > MAX_WORDS || /[?!“”"«»]/.test(text)) return [];
  const denies = wordRegex(`(?<![\\p{L}’'-])(?:${pack.sharing.denials})(?![\\p{L}’'-])`);
  const number = denies.test(text) ? undefined : soleNumber(text, pack);
  if (number === undefined) return [];
  return pack.phrases.react.map(
    (remark): Way => ({
      form: 'react',
      cost: COST,
      pieces: [
        { kind: 'tell', text },
        { kind: 'ask', text: capitalize(fill(remark, { number }, pack)) },
      ],
    }),
  );
}
