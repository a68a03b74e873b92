import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { capitalize } from '@parlance/language/text/casing';
import { firstWordOf, hasOwnVerb, isReported, isWholeClause } from '@parlance/language/text/clauses';
import { wordRegex } from '@parlance/language/text/word-regex';

/** A sentence in two that stand alone, and how the second goes on where one voice says both. */
export type Joint = { readonly first: string; readonly second: string; readonly joined: string };

const WORDS = { first: 5, second: 4, secondMost: 16 };
const BOUND = /[“”„"«»:?!…()—–]/;

const isOneOf = (list: string, word: string): boolean => list.split(' ').includes(word);

function areClauses(first: string, second: string, pack: LanguagePack): boolean {
  const { clauses, grammar, words } = pack;
  const opener = firstWordOf(first);
  // "If it rains, and the wind turns, …", "She said that … and that …": the second half hangs on the first.
  const hangs =
    isOneOf(clauses.subordinators, opener) ||
    isReported(first, pack) ||
    wordRegex(`(?<!\\p{L})(?:${grammar.relative ?? '(?!)'})(?!\\p{L})`).test(first) ||
    wordRegex(`(?<!\\p{L})(?:${clauses.pairs})(?!\\p{L})`).test(first);
  const said = countWords(second);
  return (
    !hangs &&
    countWords(first) >= WORDS.first &&
    said >= WORDS.second &&
    said <= WORDS.secondMost &&
    isWholeClause(first, pack) &&
    hasOwnVerb(second, pack) &&
    !isOneOf(words.auxiliaries, firstWordOf(second))
  );
}

/** "They go out in socks, and the wind does the rest.": two clauses, of which the other voice can say the second. */
export function jointIn(text: string, pack: LanguagePack): Joint | undefined {
  if (BOUND.test(text) || !text.endsWith('.')) return undefined;
  const parts = text.split('; ');
  const [before = '', behind = ''] = parts;
  if (parts.length === 2 && areClauses(before, behind.slice(0, -1), pack))
    return { first: `${before}.`, second: capitalize(behind), joined: `; ${behind}` };
  if (parts.length > 1) return undefined;
  const { and, grammar } = pack;
  const found = [...text.matchAll(wordRegex(`, ${and} (?=(?:${grammar.cut.subjects}) )`, 'gu'))];
  const [joint] = found;
  if (!joint || found.length > 1) return undefined;
  const first = text.slice(0, joint.index);
  const second = text.slice(joint.index + joint[0].length);
  // "A came, B went, and C stayed": of a row nothing is taken away.
  if (first.includes(',') || !areClauses(first, second.slice(0, -1), pack)) return undefined;
  return { first: `${first}.`, second: `${capitalize(and)} ${second}`, joined: `, ${and} ${second}` };
}
