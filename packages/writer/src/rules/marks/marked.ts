import type { Trait } from '@parlance/language/language';
import type { Sentence } from '../../read/document.ts';

/** Term id -> weight, of length one. */
export type Vector = ReadonlyMap<number, number>;

/** What the rules think of a sentence. */
export type Marks = {
  /** Stems of the words that carry meaning. */
  readonly terms: readonly string[];
  /** False for what the ear can't use: fragments, captions, formulas. */
  readonly sayable: boolean;
  /** Makes no sense unless the sentence before it was just said. */
  readonly needsPrevious: boolean;
  /** How likely it is of no use to the ear, and how likely it leans on what stands before it; 0 where nobody learned that. */
  readonly unfit: number;
  readonly leaning: number;
  /** How good it is as the first and as the last words of an episode, from 1 to 5; 0 where nobody learned that. */
  readonly asFirst: number;
  readonly asLast: number;
  /** Takes back some of what the sentence before it says. */
  readonly turnsAgainst: boolean;
  /** Somebody's words whose speaker stands in the sentence before: they are said in one breath. */
  readonly cleaves: boolean;
  readonly isQuestion: boolean;
  /** Opens a subject and leaves it open: "A better lamp came from Geneva." */
  readonly announces: boolean;
  /** How many of the next sentences keep what it promises: "There are two reasons." */
  readonly promises: number;
  /** Stems of what it calls "these …" and the source has named before: one of them must have been heard. */
  readonly pointsAt: readonly string[];
  /** The author speaks as "I" or "we". */
  readonly authorVoice: boolean;
  readonly somber: boolean;
  readonly traits: ReadonlySet<Trait>;
  readonly vector: Vector;
  /** How much it is worth saying: about 0 to 1. */
  readonly score: number;
};

/** A sentence with its marks: a value; a pass that thinks otherwise of it makes another. */
export type Marked = Sentence & Marks;

/** The marks of one that nobody has looked at yet. */
export const UNMARKED: Marks = {
  terms: [],
  sayable: true,
  needsPrevious: false,
  unfit: 0,
  leaning: 0,
  asFirst: 0,
  asLast: 0,
  turnsAgainst: false,
  cleaves: false,
  isQuestion: false,
  announces: false,
  promises: 0,
  pointsAt: [],
  authorVoice: false,
  somber: false,
  traits: new Set(),
  vector: new Map(),
  score: 0,
};
