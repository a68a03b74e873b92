import type { Phrases } from './phrases.ts';

/** What marks a sentence as worth saying, or as fit for a certain move. */
export type Trait =
  | 'definition'
  | 'cause'
  | 'contrast'
  | 'example'
  | 'quote'
  | 'process'
  | 'number'
  | 'superlative'
  | 'future';

/** Lists of words, separated by spaces. */
export type Words = {
  stop: string;
  determiners: string;
  prepositions: string;
  /** Words inside a name or term: "theory of games". */
  connectors: string;
  auxiliaries: string;
  /** Articles a noun phrase can open with. */
  articles: string;
  definiteArticles: string;
  /** Small words allowed inside a subject: "salt and pepper". */
  insideSubject: string;
  /** Nouns too vague to ask about. */
  vague: string;
  /** Words of a question that say nothing about its subject. */
  questionFiller: string;
};

/**
 * A sentence shape that two people can share: the first asks or begins, the second answers or ends.
 * In the templates `{x}` is the pattern's group x, `{X…}` the same with a capital, `{x|de}` with a preposition.
 */
export type Exchange = {
  id: string;
  pattern: string;
  /** What the sentence just said must look like; it must also be one that announces something. */
  after?: string;
  ask: readonly string[];
  /** No word on what was just said goes before it. */
  abrupt?: boolean;
  /** The whole sentence when left out. */
  answer?: string;
  /** Fits only directly after the sentence that stands before it in the source. */
  continuing?: boolean;
  /** What the first person says is already part of the source. */
  states?: boolean;
};

/** Patterns; `\\b` knows accented letters. */
export type Grammar = {
  /** Openings that point at the sentence before: "This", "He", "Such a". */
  anaphorOpening: string;
  /** Connectives that can be dropped without harm: "Moreover, ". */
  droppableOpening: string;
  /** Connectives that make no sense without the sentence before: "Therefore". */
  dependentOpening: string;
  /** Words anywhere that point back: "that year", "of this kind", "there". */
  pointsBack: string;
  /** Personal pronouns that need someone named before them. */
  pronoun: string;
  /** In languages that drop the subject: first words that are verbs, so that who acts is in the sentence before. */
  droppedSubject?: string;
  verbEnding: string;
  /** "is", "are": what follows says what the subject is. */
  copula: { one: string; many: string };
  midConnective: string;
  /** Captions, pointers, calls to subscribe: not for the ear. */
  noise: string;
  /** The author speaks as "I", or as the "we" of a report. Case matters. */
  authorVoice: string;
  somber: string;
  /** "she said", "according to". */
  attribution: string;
  /** Also, again, another: sentences that continue something. */
  soft: string;
  traits: Record<Trait, string>;
  articleOf: Record<string, string>;
  pluralArticles: readonly string[];
  /** preposition -> article -> their contraction. */
  contractions: Record<string, Record<string, string>>;
  /** Plural ending of a noun's deciding word. */
  plural: { word: 'first' | 'last'; pattern: string };
  /** Adverbs and other words that are never part of a term. */
  notInTerm: string;
  headings: {
    /** "Introduction", "Results": no title for a chapter. */
    generic: string;
    intro: string;
    closing: string;
    /** "How bees fly": a clause and not a thing. */
    clause: string;
    /** "Introduction:" before the true heading. */
    prefix: string;
  };
  questions: { who: string; when: string; howMany: string; why: string; whatIs: string };
  /** Written form -> spoken form. */
  spoken: readonly (readonly [pattern: string, replacement: string])[];
  /** Conjunctions at which a long sentence can be cut in two for beginners, before one of the subjects. */
  cut: { conjunctions: string; subjects: string };
};

export type LanguagePack = {
  language: string;
  words: Words;
  grammar: Grammar;
  exchanges: readonly Exchange[];
  phrases: Phrases;
  quotes: readonly [open: string, close: string];
  and: string;
  or: string;
};
