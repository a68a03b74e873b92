/** What tells how a text wants to be retold: patterns, compared with a sentence or with its beginning. */
export type Telling = {
  /** How it is said, behind somebody's words, whose they are. Case matters. */
  inquit: {
    verbs: string;
    pronouns: string;
    /** "…», aggiunse.": the verb alone does. */
    dropsPronoun: boolean;
    /** "a-t-il ajouté", as `aux`, `who` and `verb`. */
    inverted?: string;
  };
  /** A sentence that tells the reader to do something: how it begins. */
  instructs: string;
  /** A sentence that speaks to the reader. Case matters. */
  addresses: string;
  /** Small words before a question that only join it to what was said: "But what is it?" */
  joins: string;
  /** Questions that make curious: "Why …?", "How …?" */
  curious: string;
  /** What marks the sum of a thought: "that means", "in short". */
  concludes: string;
  /** What one does or sees on a screen: "click", "the Find window". Only a text that instructs is told with it. */
  onScreen: string;
  /** Verbs with which something is explained: "refers to". */
  explains: string;
  /** How somebody turns to those a speech is made to. */
  salutation: string;
  /** Words that hold only where they are said: "now", "the following". */
  passing: string;
  /** How a sentence begins that says there is something. */
  exists: string;
  /**
   * What opens, behind a comma, a clause that only adds something: the sentence is as true without it. Where a comma also
   * stands before what tells one thing from others, relative clauses are none of these.
   */
  asides: string;
  /** A sentence that promises what only the next one tells: "not only", "two reasons.", "Here is how". */
  promises: string;
  /** How a sentence begins that hands over something which stands below it: "Here are", "Below are". */
  presents: string;
  /** A sentence that only tells where something can be found: "will furnish full details". */
  pointsElsewhere: string;
  /** How a sentence begins that speaks of some and says not which: "Some aberrations", "One of". */
  vagueOpening: string;
  /** How a story begins that is made up to explain something: "Imagine", "Let's say". */
  supposes: string;
  /** What marks that it is now said what happened, why, or what it means: "the facts are these", "that means". */
  weighs: string;
  /** Somebody speaks against what is theirs: "his own party", "admitted". */
  concedes: string;
  /** Words of praise and blame, of "should" and "of course": who writes so judges. */
  judges: string;
};
