import type { Clause, Stance, StanceWord } from './read-stance.ts';

/** How a line turns what its source says. */
export type TurnedStance = {
  how: 'added not' | 'lost not' | 'lost limit' | 'lifted limit';
  /** Of the line where it was put in, of the source where it was lost. */
  text: string;
};

/** So much of a clause has to be told before what it lacks was left out. */
const TOLD_SHARE = 0.5;
const TOLD_WHOLE = 0.67;
/** So much of a negated clause has to be the source's before the "not" was put in. */
const OWN_SHARE = 0.5;
const SAME_CLAUSE = 0.6;
const LEAST_SHARED = 2;
const LIMITS = ['maybe', 'often', 'some'] as const;

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((stem) => other.has(stem)).length;

const wordsOf = (clauses: readonly Clause[], ...kinds: readonly StanceWord['kind'][]): StanceWord[] =>
  clauses.flatMap(({ words }) => words.filter(({ kind }) => kinds.includes(kind)));

const isNegated = ({ words }: Clause): boolean => words.some(({ kind }) => kind === 'not');
const isNegative = (clause: Clause): boolean => isNegated(clause) || clause.turns;
const stemsIn = (clauses: readonly Clause[]): Set<string> =>
  new Set(clauses.flatMap(({ stems }) => [...stems]));

/** A "not" where nothing near it in the source turns anything round. */
function addedNots(said: readonly Clause[], known: readonly Clause[]): TurnedStance[] {
  const all = stemsIn(known);
  return said.filter(isNegated).flatMap((clause): TurnedStance[] => {
    const [word] = wordsOf([clause], 'not');
    // "Fast nichts", "rarely not": a limit, and not a turn.
    if (!word || clause.stems.size === 0 || wordsOf([clause], ...LIMITS).length > 0) return [];
    const near = known.filter(({ stems }) => shared(clause.stems, stems) > 0);
    const best = Math.max(0, ...near.map(({ stems }) => shared(clause.stems, stems)));
    const isNowhere = !known.some(isNegative) && shared(clause.stems, all) >= clause.stems.size * OWN_SHARE;
    const isNotThere =
      best >= LEAST_SHARED && best >= clause.stems.size * SAME_CLAUSE && !near.some(isNegative);
    return isNowhere || isNotThere ? [{ how: 'added not', text: word.text }] : [];
  });
}

/** A negated clause of the source, told without anything that turns it round. */
function lostNots(said: readonly Clause[], known: readonly Clause[]): TurnedStance[] {
  if (said.some(isNegated) || wordsOf(said, 'maybe').length > 0) return [];
  const own = stemsIn(said);
  const turns = said.some((clause) => clause.turns);
  return known.filter(isNegated).flatMap((clause): TurnedStance[] => {
    const [word] = wordsOf([clause], 'not');
    const count = shared(clause.stems, own);
    const share = count / clause.stems.size;
    const isMuch = count >= LEAST_SHARED && share >= TOLD_SHARE;
    // "He refused to" says it too.
    const isSaid = said.some((one) => one.turns && shared(one.stems, clause.stems) > 0);
    if (isSaid) return [];
    const isTold = turns ? isMuch && count >= own.size * TOLD_SHARE : isMuch || share >= TOLD_WHOLE;
    return word && count > 0 && isTold ? [{ how: 'lost not', text: word.text }] : [];
  });
}

/** "All of them", "that is proven": where the source limits what it says of the same thing. */
function liftedLimits(said: readonly Clause[], known: readonly Clause[]): TurnedStance[] {
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

/** What the source says with a "may" or "often", told with no limit at all. */
function lostLimits(said: readonly Clause[], known: readonly Clause[]): TurnedStance[] {
  if (wordsOf(said, ...LIMITS, 'soft').length > 0) return [];
  const own = stemsIn(said);
  return known.flatMap((clause) => {
    const count = shared(clause.stems, own);
    return wordsOf([clause], 'maybe')
      .filter(({ near }) => shared(near, own) >= near.size * TOLD_WHOLE)
      .filter(() => count >= LEAST_SHARED && count >= clause.stems.size * TOLD_SHARE)
      .map(({ text }): TurnedStance => ({ how: 'lost limit', text }));
  });
}

/**
 * What a line turns round of what its source says, as far as the source's own words show it. A question turns nothing;
 * words that say the same otherwise ("he refused", "he would not") are believed.
 */
export function turnedStance(line: Stance, source: readonly Stance[]): TurnedStance[] {
  if (line.asks) return [];
  const known = source.flatMap(({ clauses }) => clauses);
  return [
    ...addedNots(line.clauses, known),
    ...lostNots(line.clauses, known),
    ...liftedLimits(line.clauses, known),
    ...lostLimits(line.clauses, known),
  ];
}
