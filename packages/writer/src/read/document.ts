import type { Trait } from '@parlance/language/language';

/** Term id -> weight, of length one. */
export type Vector = Map<number, number>;

export type Sentence = {
  /** Its place in the document. */
  index: number;
  text: string;
  /** The passages its words stand in. */
  refs: string[];
  paragraph: number;
  section: number;
  words: number;
  /** Stems of the words that carry meaning. */
  terms: string[];
  /** False for what the ear can't use: fragments, captions, formulas. */
  sayable: boolean;
  /** Makes no sense unless the sentence before it was just said. */
  needsPrevious: boolean;
  /** How likely it is of no use to the ear, and how likely it leans on what stands before it; 0 where nobody learned that. */
  unfit: number;
  leaning: number;
  /** How good it is as the first and as the last words of an episode, from 1 to 5; 0 where nobody learned that. */
  asFirst: number;
  asLast: number;
  /** Takes back some of what the sentence before it says. */
  turnsAgainst: boolean;
  /** Somebody's words whose speaker stands in the sentence before: they are said in one breath. */
  cleaves: boolean;
  isQuestion: boolean;
  /** A question of the source that its next sentences answer: of an interview, of a page of questions and answers. */
  asked: boolean;
  /** One that stands at the head of a paragraph and is answered in it. */
  asksInText: boolean;
  /** Opens a subject and leaves it open: "A better lamp came from Geneva." */
  announces: boolean;
  /** How many of the next sentences keep what it promises: "There are two reasons." */
  promises: number;
  /** Stems of what it calls "these …" and the source has named before: one of them must have been heard. */
  pointsAt: readonly string[];
  /** The author speaks as "I" or "we". */
  authorVoice: boolean;
  /** Part of a quotation that began in another sentence. */
  inQuotation: boolean;
  /** Read off a picture, and some of its words may be misread: it may be told, but not quoted. */
  unsure: boolean;
  isItem: boolean;
  /** What it stands under: an index into the headings. */
  heading: number;
  /** Which list it is an item of, or leads in. */
  list: number | undefined;
  /** "Ada Hill writes:", where it is part of a quotation that this leads in. */
  saidBy: string | undefined;
  somber: boolean;
  traits: ReadonlySet<Trait>;
  vector: Vector;
  /** How much it is worth saying: about 0 to 1. */
  score: number;
};

export type Section = { title: string; level: number; headingRef: string | undefined };
