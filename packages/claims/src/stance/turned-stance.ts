import { stemOf } from '@parlance/language/text/fold';
import { rowFor } from '../by-language.ts';
import { oppositesIn } from './opposites.ts';
import type { Clause, Stance, StanceWord } from './read-stance.ts';
import { STANCE_WORDS, type StanceKind } from './stance-words.ts';

/** How a line turns what its source says. */
export type TurnedStance = {
  how: 'added not' | 'lost not' | 'opposite' | 'lost limit' | 'lifted limit';
  /** Of the line where it was put in, of the source where it was lost. */
  text: string;
};

/** How far words are trusted: whoever asks for more sees more of what is turned and refuses more of what is true. */
export type Reach = {
  /** "Without", "refuse" and their like say "not" too. */
  believesTurns: boolean;
  /** What may not be missing from a line. */
  limits: readonly StanceKind[];
  /** So much of what a limit is said of has to be told. */
  limited: number;
  /** So much of a negated clause has to be told before its "not" was lost. */
  told: number;
  /** So much of a negated clause has to be the source's before its "not" was put in. */
  own: number;
};
export const REACH: Reach = { believesTurns: true, limits: ['maybe'], limited: 0.67, told: 0.34, own: 0.5 };

const TOLD_WHOLE = 0.67;
const TOLD_LIMIT = 0.5;
const SAME_CLAUSE = 0.6;
const LEAST_SHARED = 2;
const LIMITS = ['maybe', 'often', 'some'] as const;

/** What is compared: clauses of the line and of its passages. */
type Compared = { said: readonly Clause[]; known: readonly Clause[]; language: string; reach: Reach };

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((stem) => other.has(stem)).length;

const wordsOf = (clauses: readonly Clause[], ...kinds: readonly StanceKind[]): StanceWord[] =>
  clauses.flatMap(({ words }) => words.filter(({ kind }) => kinds.includes(kind)));

const isNegated = ({ words }: Clause): boolean => words.some(({ kind }) => kind === 'not');
const stemsIn = (clauses: readonly Clause[]): Set<string> =>
  new Set(clauses.flatMap(({ stems }) => [...stems]));

/** "Unmarried" has a "not" in it: what such words of a text are without it. */
function deniedIn(clauses: readonly Clause[], language: string): Set<string> {
  const un = rowFor(STANCE_WORDS, language)?.un;
  if (!un) return new Set();
  return new Set(
    clauses.flatMap(({ all }) =>
      all.flatMap((word) => (un.test(word) ? [stemOf(word.replace(un, ''))] : [])),
    ),
  );
}

/** "No other is higher" where the source has the highest. */
const saysMost = ({ known, language }: Compared): boolean =>
  known.some(({ all }) => all.some((word) => rowFor(STANCE_WORDS, language)?.most.test(word)));

/** A "not" where nothing near it in the source turns anything round. */
function addedNots(compared: Compared): TurnedStance[] {
  const { said, known, language, reach } = compared;
  const nots = said.filter(isNegated);
  // "Can I? No.": a "not" by itself is said of anything.
  const isAnswered = known.some((clause) => clause.stems.size === 0 && isNegated(clause));
  if (nots.length === 0 || isAnswered || saysMost(compared)) return [];
  const all = stemsIn(known);
  const denied = deniedIn(known, language);
  const isNegative = (clause: Clause) => isNegated(clause) || (reach.believesTurns && clause.turns);
  return nots.flatMap((clause): TurnedStance[] => {
    const [word] = wordsOf([clause], 'not');
    // "Fast nichts", "rarely not": a limit, and not a turn.
    if (!word || clause.stems.size === 0 || wordsOf([clause], ...LIMITS).length > 0) return [];
    if (shared(clause.stems, denied) > 0) return [];
    const near = known.filter(({ stems }) => shared(clause.stems, stems) > 0);
    const best = Math.max(0, ...near.map(({ stems }) => shared(clause.stems, stems)));
    const isNowhere = !known.some(isNegative) && shared(clause.stems, all) >= clause.stems.size * reach.own;
    const isNotThere =
      best >= LEAST_SHARED && best >= clause.stems.size * SAME_CLAUSE && !near.some(isNegative);
    return isNowhere || isNotThere ? [{ how: 'added not', text: word.text }] : [];
  });
}

/** A negated clause of the source, told with what the "not" is said of, and without anything that turns it round. */
function lostNots({ said, known, language, reach }: Compared): TurnedStance[] {
  if (said.some(isNegated) || wordsOf(said, 'maybe').length > 0) return [];
  const own = stemsIn(said);
  const denied = deniedIn(said, language);
  const turning = reach.believesTurns ? said.filter(({ turns }) => turns) : [];
  return known.filter(isNegated).flatMap(({ stems, words }): TurnedStance[] => {
    const not = words.find(({ kind }) => kind === 'not');
    // "Not the weather but a tree": who tells the tree has lost nothing.
    if (not?.head === undefined || !own.has(not.head) || denied.has(not.head)) return [];
    // "He refused to" says it too.
    if (turning.some((one) => shared(one.stems, stems) > 0)) return [];
    const count = shared(stems, own);
    const isMuch = count >= LEAST_SHARED && count >= stems.size * reach.told;
    const isTold =
      turning.length > 0
        ? isMuch && count >= own.size * reach.told
        : isMuch || count >= stems.size * TOLD_WHOLE;
    return isTold ? [{ how: 'lost not', text: not.text }] : [];
  });
}

/** The opposite of a word of the source in a clause about the same, both denied or neither. */
const opposites = ({ said, known, language }: Compared): TurnedStance[] =>
  said.flatMap((clause) =>
    known
      .filter((other) => isNegated(clause) === isNegated(other))
      .filter((other) => {
        const count = shared(clause.stems, other.stems);
        return count >= LEAST_SHARED && count >= Math.min(clause.stems.size, other.stems.size) / 2;
      })
      .flatMap((other) => oppositesIn({ clause, other, said, known, language }))
      .map((text): TurnedStance => ({ how: 'opposite', text })),
  );

/** "All of them", "that is proven": where the source limits what it says of the same thing. */
function liftedLimits({ said, known }: Compared): TurnedStance[] {
  const limits = wordsOf(known, ...LIMITS);
  const [maybe] = wordsOf(known, 'maybe');
  const isWhole = wordsOf(known, 'all').length > 0;
  return said
    .filter((clause) => wordsOf([clause], ...LIMITS).length === 0)
    .flatMap((clause) => {
      const whole = isWhole ? [] : wordsOf([clause], 'all');
      const limit = limits.find(
        ({ near }) =>
          whole.some((word) => shared(near, word.near) > 0) ||
          (whole.length > 0 && shared(near, clause.stems) > 0),
      );
      const isSure = wordsOf([clause], 'sure').length > 0 && wordsOf(known, 'sure').length === 0;
      return [...(limit ? [limit] : []), ...(isSure && maybe ? [maybe] : [])];
    })
    .map(({ text }) => ({ how: 'lifted limit', text }));
}

/** "Everyone", "always": said of what the source says of nobody in particular. */
function addedUniversals({ said, known }: Compared): TurnedStance[] {
  if (wordsOf(known, 'all').length > 0 || wordsOf(said, ...LIMITS).length > 0) return [];
  const all = stemsIn(known);
  return said
    .filter(({ stems }) => shared(stems, all) >= Math.max(1, stems.size * SAME_CLAUSE))
    .flatMap((clause) => wordsOf([clause], 'every'))
    .map(({ text }) => ({ how: 'lifted limit', text }));
}

/** What the source says with a "may", told with no limit at all. */
function lostLimits({ said, known, reach }: Compared): TurnedStance[] {
  if (wordsOf(said, ...LIMITS, 'soft').length > 0) return [];
  const own = stemsIn(said);
  return known.flatMap((clause) => {
    const count = shared(clause.stems, own);
    return wordsOf([clause], ...reach.limits)
      .filter(({ near }) => shared(near, own) >= near.size * reach.limited)
      .filter(() => count >= LEAST_SHARED && count >= clause.stems.size * TOLD_LIMIT)
      .map(({ text }): TurnedStance => ({ how: 'lost limit', text }));
  });
}

/**
 * What a line turns round of what its source says, as far as the source's own words show it. A question turns nothing;
 * words that say the same otherwise ("he refused", "he would not") are believed.
 */
export function turnedStance(line: Stance, source: readonly Stance[], reach = REACH): TurnedStance[] {
  if (line.asks) return [];
  const known = source.flatMap(({ clauses }) => clauses);
  const compared: Compared = { said: line.clauses, known, language: line.language, reach };
  return [
    ...addedNots(compared),
    ...lostNots(compared),
    ...opposites(compared),
    ...liftedLimits(compared),
    ...addedUniversals(compared),
    ...lostLimits(compared),
  ];
}
