import type { SignName, Signs } from './signs.ts';

type Weights = Readonly<Partial<Record<SignName, number>>>;

/**
 * What the point of a text is lost without, from pairs of sentences that readers told apart: this one before that one.
 * Learned on one half of 1,247 labelled articles in six languages (docs/decisions/0204).
 */
const WORTH: Weights = {
  first: 1.06,
  last: 1.94,
  nextToLast: 0.49,
  opensSection: 0.29,
  closes: -0.55,
  long: 2.1,
  central: 1.08,
  known: 0.82,
  returns: 0.21,
  title: 0.45,
  heading: 0.37,
  turnsAgainst: 0.49,
  nextTurnsAgainst: -0.87,
  pointsBackInside: 0.4,
  bareQuotation: 1.03,
  quotation: 0.87,
  asks: -0.84,
  colon: 0.68,
  superlative: 0.3,
  concludes: 0.55,
  vague: -0.85,
  pointsElsewhere: -1.4,
  nextShort: 0.33,
  beforeShort: 0.49,
};

/** What can't be told unless something before it was told, from the same half. */
const LEANING: Weights = {
  first: -2.83,
  early: -0.42,
  opens: -1.22,
  answers: -2.91,
  known: 1.36,
  long: 0.98,
  central: -0.96,
  pointsBack: 0.54,
  bareQuotation: 2.01,
  earlyPronoun: 0.54,
  takesForKnown: 0.3,
  beforeLong: 0.53,
};
const LEANING_BIAS = 0.16;
/** Of all sentences about a quarter are a must. */
const WORTH_BIAS = -1;

const weighed = (signs: Signs, weights: Weights): number =>
  Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * signs[name as SignName], 0);

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** How likely each sentence is one that the text is lost without, measured against its own text. */
export function worthsOf(all: readonly Signs[]): number[] {
  const values = all.map((signs) => weighed(signs, WORTH));
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return values.map((value) => logistic(value - mean + WORTH_BIAS));
}

/** How likely it is that a sentence leans on one before it. */
export const leaningOf = (signs: Signs): number => logistic(weighed(signs, LEANING) + LEANING_BIAS);
