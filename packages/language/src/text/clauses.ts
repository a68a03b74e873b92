import type { LanguagePack } from '../language.ts';
import { wordRegex } from './word-regex.ts';

/** "it’s", "they’re", "doesn’t" */
const CONTRACTED = /^(?:it|he|she|that|there|this)[’']s$|[’'](?:re|ve|ll|m)$|n[’']t$/i;
/** Shorter words that open half a sentence are prepositions too: "as", "da", "al". */
const BINDING_LETTERS = 4;

export const firstWordOf = (text: string): string => text.toLowerCase().split(/[ ,’']/, 1)[0] ?? '';

/** Where nouns have capitals, what has no small word of its own has no verb: "Die Uhrmacherin Ottilie Brandauer". */
function hasSmallVerb(clause: string, { words }: LanguagePack): boolean {
  const small = new Set(`${words.stop} ${words.determiners}`.split(' '));
  const verbs = new Set(words.auxiliaries.split(' '));
  return clause.split(/[ ,]+/).some((word) => verbs.has(word) || (/^\p{Ll}/u.test(word) && !small.has(word)));
}

/** A word that can only be a verb: "and the sea rose"; in a sentence with a subject of its own, not the first. */
function hasFiniteVerb(clause: string, { grammar, clauses, words }: LanguagePack): boolean {
  const ending = wordRegex(grammar.verbEnding);
  const known = wordRegex(`^(?:${clauses.verbs})$`);
  const all = clause.split(/[ ,]+/);
  const auxiliaries = new Set(words.auxiliaries.split(' '));
  const leading = new Set(`${words.articles} ${words.prepositions}`.split(' '));
  // "the town’s restored hotels", "of use": behind such a word stands a noun or what is said of one.
  const isNoun = (word: string, before: string): boolean =>
    !auxiliaries.has(word) && (leading.has(before.toLowerCase()) || /\p{L}[’']s$/u.test(before));
  const from = grammar.droppedSubject === undefined && !CONTRACTED.test(all[0] ?? '') ? 1 : 0;
  return all.some(
    (word, at) =>
      at >= from &&
      (CONTRACTED.test(word) ||
        (!isNoun(word, all[at - 1] ?? '') &&
          (known.test(word) || (/^\p{Ll}/u.test(word) && ending.test(word))))),
  );
}

/** "the damage" of "the damage that a dam can do": a verb behind it is that of another clause. */
function ownPart(clause: string, { grammar, clauses }: LanguagePack): string {
  const relative = wordRegex(`^(?:${grammar.relative ?? '(?!)'})$`);
  const binding = new Set(clauses.subordinators.split(' ').filter((word) => word.length >= BINDING_LETTERS));
  const all = clause.split(' ');
  const end = all.findIndex((word, at) => {
    const bare = firstWordOf(word);
    return at > 0 && (relative.test(bare) || binding.has(bare));
  });
  return end < 0 ? clause : all.slice(0, end).join(' ');
}

/** Has a verb, if only in a clause that belongs to its subject. */
export const hasVerb = (clause: string, pack: LanguagePack): boolean =>
  pack.grammar.capitalNouns ? hasSmallVerb(clause, pack) : hasFiniteVerb(clause, pack);

/** A half that is to be told as a sentence of its own needs a verb of its own. */
export const isWholeClause = (clause: string, pack: LanguagePack): boolean =>
  pack.grammar.capitalNouns ? hasSmallVerb(clause, pack) : hasFiniteVerb(ownPart(clause, pack), pack);

/** The same, where the verb must be one that is known: of German too, where a participle would do otherwise. */
export const hasOwnVerb = (clause: string, pack: LanguagePack): boolean =>
  hasFiniteVerb(ownPart(clause, pack), pack);

/** Says what somebody says or thinks. */
export const isReported = (clause: string, { grammar, clauses }: LanguagePack): boolean =>
  wordRegex(`${grammar.attribution}|(?<!\\p{L})(?:${clauses.reports})(?!\\p{L})`).test(clause);
