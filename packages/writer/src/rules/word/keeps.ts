import type { Lexer } from '@parlance/language/text/lexer';
import { escapeRegex, wordRegex } from '@parlance/language/text/word-regex';
import { writtenNumbers } from '@parlance/language/text/written-numbers';
import type { TalkPack } from '../languages/talk-rules.ts';
import type { Way } from './way.ts';

const LETTERS = "[\\p{L}’'-]";

const SHORT_QUESTION_WORDS = 4;

/** Words that no turn may end with: "and", "of", "the". */
const openEnds = new WeakMap<TalkPack, ReadonlySet<string>>();

function openEndsOf(pack: TalkPack): ReadonlySet<string> {
  let known = openEnds.get(pack);
  if (!known) {
    const { words, grammar, clauses, and, or } = pack;
    // "a reason for this" is whole.
    const pointing = wordRegex(`^(?:${grammar.demonstrative})$`);
    known = new Set(
      `${words.articles} ${words.prepositions} ${words.determiners} ${words.connectors} ${clauses.openEnds} ${and} ${or}`
        .split(' ')
        .filter((word) => !pointing.test(word)),
    );
    openEnds.set(pack, known);
  }
  return known;
}

const occurrences = (text: string, words: string): string[] =>
  (text.match(wordRegex(`(?<!${LETTERS})(?:${words})(?!${LETTERS})`, 'giu')) ?? []).map((word) =>
    word.toLowerCase(),
  );

/** Whether every one of these is still there, as often as before. */
function holdsAll(wanted: readonly string[], found: readonly string[]): boolean {
  const left = [...found];
  return wanted.every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A turn that somebody could say: whole, closed, and not left hanging on a small word. */
function isSound(text: string, pack: TalkPack): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  const last = words.at(-1) ?? '';
  const asks = /\?$/.test(text.trim());
  if (!/[\p{L}\p{N}]/u.test(text)) return false;
  // "No." and "When was that?" are whole; "the price of" is not.
  const isShort = words.length <= (asks ? SHORT_QUESTION_WORDS : 1);
  if (openEndsOf(pack).has(last) && !isShort) return false;
  if (countOf(text, /\(/g) !== countOf(text, /\)/g)) return false;
  if (countOf(text, /[“«]/g) !== countOf(text, /[”»]/g) || countOf(text, /"/g) % 2 !== 0) return false;
  return !/[,;:] ?[.?!]|[?!]\.|\.\.(?!\.)|\s[,.]|, ?,/.test(text);
}

/** Retold in other words of the same meaning: the same numbers, and as much denied and weakened as before. */
export function keepsBounds(retold: string, said: string, { clauses }: TalkPack): boolean {
  const same = (words: string): boolean =>
    occurrences(said, words).length === occurrences(retold, words).length;
  return (
    writtenNumbers(said).join() === writtenNumbers(retold).join() &&
    same(clauses.hedges) &&
    same(clauses.denials)
  );
}

/**
 * The gate on every exchange: it must be sayable, and say all that the sentence says: each word that carries meaning,
 * each number, each word that denies or weakens. Nothing may be weakened or denied that was not.
 */
export function keepsSense(way: Way, said: string, pack: TalkPack, lexer: Lexer): boolean {
  // What is said as it stands needs no proof.
  if (!way.pieces.every(({ text }) => text === said || isSound(text, pack))) return false;
  // Behind a question the whole sentence says all that it says, whatever the other one supposed.
  const [first, second, third] = way.pieces;
  if (first?.kind === 'ask' && second?.text === said && !third) return true;
  const meant = way.leftOut === undefined ? said : said.replace(way.leftOut, '');
  const whole = way.pieces.map(({ text }) => text).join(' ');
  // "Why not?" denies nothing.
  const claimed = way.pieces.filter(({ kind, text }) => kind !== 'ask' || lexer.terms(text).length > 0);
  const claims = claimed.map(({ text }) => text).join(' ');
  const { hedges, denials } = pack.clauses;
  const terms = new Set(lexer.terms(whole));
  if (way.inflected && occurrences(whole, escapeRegex(way.inflected.to)).length > 0)
    for (const term of lexer.terms(way.inflected.from)) terms.add(term);
  // What is denied is counted below: "isn’t" may become "No."
  const denial = wordRegex(`^(?:${denials})$`);
  return (
    lexer.terms(meant).every((term) => terms.has(term) || denial.test(term)) &&
    holdsAll(writtenNumbers(meant), writtenNumbers(whole)) &&
    holdsAll(occurrences(meant, hedges), occurrences(whole, hedges)) &&
    occurrences(meant, denials).length === occurrences(claims, denials).length
  );
}
