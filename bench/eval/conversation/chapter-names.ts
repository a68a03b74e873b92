import type { LanguagePack } from '@parlance/language/language';
import { wordRegex } from '@parlance/language/text/word-regex';
import { phrasesOf } from '@parlance/writer/plain/phrases/phrases-of';
import { tokensOf } from './tokens.ts';

const MAX_WORDS = 12;
/** Formulas, code, addresses, figures alone: nothing to say aloud. */
const DEBRIS = /[$\\{}<>=_|#@]|https?:|^\P{L}*$/u;

const hasOpenBracket = (name: string): boolean => name.split('(').length !== name.split(')').length;
/** "Das Europäischen Parlaments", "Der Roten Kreuzes": an article as in a list, the noun as the text had it. */
const GERMAN_CASE = /^(?:Der|Die|Das) (?:\p{L}+(?:en|em)) \p{Lu}\p{L}*s$/u;

/** Whether a chapter's name can be shown and said: a heading of the source, or a phrase that ends in no verb or small word. */
export function isAcceptableName(name: string, headings: ReadonlySet<string>, pack: LanguagePack): boolean {
  const words = name.trim().split(/\s+/);
  if (name.trim() === '' || words.length > MAX_WORDS || DEBRIS.test(name) || hasOpenBracket(name))
    return false;
  const own = Object.values(phrasesOf(pack.language)?.chapterNames ?? {});
  if (own.includes(name) || headings.has(tokensOf(name).join(' '))) return true;
  if (/^\p{Ll}/u.test(name) || /[’']s?$/u.test(name)) return false;
  if (pack.language === 'de' && GERMAN_CASE.test(name)) return false;
  if (name.endsWith('?')) return true;
  const last = words.at(-1) ?? '';
  const small = new Set(`${pack.words.stop} ${pack.words.auxiliaries}`.split(' '));
  const isVerb = /^\p{Ll}/u.test(last) && wordRegex(pack.grammar.verbEnding).test(last);
  return !small.has(last.toLowerCase()) && !isVerb;
}
