/** The words by which clauses hang together, and those that bound or deny what they say. */
export type ClauseWords = {
  /** Words that bound or weaken what is said: none may get lost. A pattern. */
  hedges: string;
  /** Finite verbs that are neither auxiliaries nor shown by their ending. A pattern. */
  verbs: string;
  /** Words that begin half a sentence: "if", "although". A list. */
  subordinators: string;
  /** Where the verb comes second, what stands before it when an opening was left out: "Da". */
  beforeVerb?: string;
  /** Nouns that say when, and about which nobody asks: "The next day". A pattern. */
  times: string;
  /** What, right before the cut, ties the rest to it: "only because", "mainly in". A pattern. */
  focus: string;
  /** Words that deny: none may get lost. A pattern. */
  denials: string;
  /** Verbs of saying and knowing, and what opens the clause behind them: "know", "that". A pattern. */
  reports: string;
  /** Words that open a sentence and put all of it in doubt: "maybe". A pattern. */
  doubts: string;
  /** Words that say that there are more than one of something: "various". A pattern. */
  several: string;
  /** What shows that a sentence tells of former times. A pattern. */
  past: string;
  /** Words that make an exception, a condition or a contrast, or put it off: "unless", "except", "soon". A pattern. */
  conditions: string;
  /** Words that two things follow, joined by "and": "between", "both". A pattern. */
  pairs: string;
  /** Other forms of "and": "e" before "i" in Spanish. A pattern; may match nothing. */
  andForms: string;
  /** Words that end no turn, besides articles and prepositions: "and", "which". A list. */
  openEnds: string;
  /** What may stand before a number and belongs to it: "almost", "more than". A pattern. */
  beforeNumber: string;
};
