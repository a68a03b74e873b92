import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { capitalize } from '@parlance/language/text/casing';
import { firstWordOf, hasOwnVerb, isWholeClause } from '@parlance/language/text/clauses';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { BetweenWords } from './between-words.ts';

/** What one says, what the other asks, and what the first goes on with. */
export type Halves = { readonly first?: string; readonly asks: string; readonly second: string };

const MIN_WORDS = 4;
const MAX_CLAUSE_WORDS = 12;
/** Somebody's words, and what hangs together by more than commas, is not cut. */
const BOUND = /[“”„"«»;:?!…()—–]/;

const isOneOf = (list: string, word: string): boolean => list.split(' ').includes(word);

/** "The cave stays cool because it lies deep." -> the two halves, each a clause of its own. */
export function reasonIn(text: string, { reason }: BetweenWords, pack: LanguagePack): Halves | undefined {
  if (BOUND.test(text)) return undefined;
  const found = [...text.matchAll(wordRegex(`(?<=[\\p{L}\\d]),? (?=(?:${reason.because})\\b)`, 'giu'))];
  const [cut] = found;
  if (!cut || found.length > 1) return undefined;
  const first = text.slice(0, cut.index);
  const second = text.slice(cut.index + cut[0].length);
  const { clauses, words } = pack;
  const last = first.toLowerCase().split(/[ ,]+/).at(-1) ?? '';
  const isBound =
    isOneOf(`${clauses.openEnds} ${words.articles} ${words.prepositions} ${words.auxiliaries}`, last) ||
    isOneOf(clauses.subordinators, firstWordOf(first)) ||
    wordRegex(`(?<!\\p{L})(?:${clauses.denials})(?!\\p{L})`).test(first) ||
    wordRegex(`(?:${clauses.focus}|${reason.notAfter ?? '(?!)'})$`).test(first) ||
    wordRegex(`(?<!\\p{L})(?:${pack.and}|${pack.or}|${pack.grammar.cut.conjunctions})(?!\\p{L})`).test(first);
  const areClauses =
    countWords(first) >= MIN_WORDS &&
    countWords(second) >= MIN_WORDS &&
    isWholeClause(first, pack) &&
    hasOwnVerb(second.split(' ').slice(1).join(' '), pack) &&
    !second.split(' ')[1]?.endsWith(',');
  return isBound || !areClauses
    ? undefined
    : { first: `${first}.`, asks: reason.asks, second: capitalize(second) };
}

/** "If the wind turns, the ships wait." -> what if, and what then. */
export function conditionIn(
  text: string,
  { condition }: BetweenWords,
  pack: LanguagePack,
): Halves | undefined {
  const found = wordRegex(`^(?:${condition.opens}) (?<clause>[^,]{8,90}), (?<rest>.+[.!])$`).exec(
    text,
  )?.groups;
  if (!found || BOUND.test(text.slice(0, -1))) return undefined;
  const { clause = '', rest = '' } = found;
  const words = countWords(clause);
  const isOwn = wordRegex(pack.grammar.authorVoice, 'u').test(clause);
  const joins = `${pack.and} ${pack.or} ${pack.grammar.cut.conjunctions.replaceAll('|', ' ')} ${condition.opens}`;
  const then = condition.leads;
  const isLed = then !== undefined && wordRegex(`^(?:${then}|so)\\b`).test(rest);
  const second = then === undefined || isLed ? rest : `${then} ${rest}`;
  if (words < 3 || words > MAX_CLAUSE_WORDS || isOwn || isOneOf(joins, firstWordOf(rest))) return undefined;
  // "If it were so, he reasoned, …": somebody else says what follows.
  if (countWords(rest) < 3 || /^\p{L}+(?: \p{L}+)?, /u.test(rest)) return undefined;
  return { asks: condition.asks.replace('{clause}', clause), second: capitalize(second) };
}

const opensSubject = (text: string, { words, grammar }: LanguagePack): boolean =>
  isOneOf(
    `${words.articles} ${words.determiners} ${grammar.cut.subjects.replaceAll('|', ' ')}`,
    firstWordOf(text),
  );

/** "For example, the mill burned down." -> what is asked for, and the sentence without it. */
export function openingIn(text: string, { openings }: BetweenWords, pack: LanguagePack): Halves | undefined {
  for (const { opens, asks, drops } of openings) {
    const [found, comma] = wordRegex(`^(?:${opens})(?!\\p{L}|-)(,)?\\s*`, 'iu').exec(text) ?? [];
    if (found === undefined) continue;
    const rest = text.slice(found.length);
    const isSubject = opensSubject(rest, pack) || found.endsWith(':') || opens.includes('(?=');
    const goes = drops !== 'never' && (comma !== undefined || (drops === 'always' && isSubject));
    if (countWords(rest) < MIN_WORDS) return undefined;
    return { asks, second: goes ? capitalize(rest) : text };
  }
  return undefined;
}
