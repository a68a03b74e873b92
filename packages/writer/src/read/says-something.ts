import type { LanguagePack } from '@parlance/language/language';
import { wordRegex } from '@parlance/language/text/word-regex';

/** "Gate: lets the boats in": what stands before the colon is what it is said of. */
const LABELLED = /^[^:]{2,60}: /;

/** "Mend the nets": a verb and what it is done to; "Mending the nets" and "Without the nets" only name something. */
function tells([first = '', second = '']: readonly string[], { words }: LanguagePack): boolean {
  if (`${words.stop} ${words.prepositions}`.split(' ').includes(first) || first.endsWith('ing')) return false;
  return words.determiners.split(' ').includes(second);
}

/** Whether a line without a full stop is a sentence; a bare name of something is none. True where it can't be told. */
export function saysSomething(text: string, pack: LanguagePack): boolean {
  const { says, verbEnding } = pack.grammar;
  if (says === undefined || LABELLED.test(text)) return true;
  const words = text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const shows = wordRegex(`${says}|${verbEnding}`);
  return tells(words, pack) || words.some((word) => shows.test(word));
}
