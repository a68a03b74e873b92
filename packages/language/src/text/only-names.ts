import type { LanguagePack } from '../language.ts';
import { wordRegex } from './word-regex.ts';

/** "Debian 1.0 was never released:" and "Ada writes:" say something; what only names has no verb. */
export function onlyNames(text: string, { words, grammar }: LanguagePack): boolean {
  const auxiliaries = new Set(words.auxiliaries.split(' '));
  const verb = wordRegex(grammar.verbEnding);
  const says = wordRegex(grammar.attribution);
  const isVerb = (word: string): boolean =>
    auxiliaries.has(word) || (/^\p{Ll}/u.test(word) && (verb.test(word) || says.test(word)));
  return !text.split(/[\s,]+/).some(isVerb);
}
