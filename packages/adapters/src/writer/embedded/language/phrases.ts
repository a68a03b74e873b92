type Options = readonly string[];

/** How a heading or title can stand in a sentence: a thing, a clause ("how bees fly"), a question, or only by name. */
export type TitleShape = 'thing' | 'clause' | 'question' | 'name';
type ByShape = Record<TitleShape, Options>;

/**
 * Everything the two say that isn't from the source. No phrase may claim a fact, guess at a feeling of the
 * listener or give a speaker a gender.
 */
export type Phrases = {
  greeting: Options;
  /** {topic} */
  topic: ByShape & { unknown: Options };
  /** The author tells it as "I": the two will quote. */
  firstPerson: Options;
  level: { beginner: Options; expert: Options };
  /** {a} {z}: two chapters, or the first and the last of more. */
  roadmapOfTwo: Options;
  roadmap: Options;
  /** {np} */
  emphasis: Options;
  /** {question} */
  guidingQuestion: Options;
  answerFound: Options;
  answerMissing: Options;
  setScene: Options;
  bridge: { first: ByShape; next: ByShape; last: ByShape };
  /** To a chapter whose name the source doesn't give. */
  moveOn: Options;
  /** {a} {z}: chapters that lie behind. */
  recap: Options;
  react: Options;
  agree: Options;
  /** Before a contrast. */
  concede: Options;
  /** {number} */
  echoNumber: Options;
  askThing: Options;
  askPerson: Options;
  askMore: Options;
  /** Before a fact that opens a new point. */
  newPoint: Options;
  /** Before a fact that directly goes on: ends with a space, and the sentence goes on in lower case. */
  goOn: Options;
  /** {text} in the author's own words. */
  authorSays: Options;
  /** Between two quotations of an author who tells as "I". */
  askAuthor: Options;
  /** {text} somebody quoted without a name. */
  quoted: Options;
  closeAsk: Options;
  /** Before the source's own last words. */
  closeWithEnd: Options;
  /** Before a chosen thought. */
  closeWithThought: Options;
  /** When nothing is left to quote. */
  closePlain: Options;
  /** Says that it was written and voiced by AI. */
  goodbye: Options;
  farewell: Options;
  monologue: {
    greeting: Options;
    setScene: Options;
    newPoint: Options;
    closeWithEnd: Options;
    closeWithThought: Options;
    goodbye: Options;
  };
  chapterNames: { opening: string; question: string; closing: string; overview: string };
  notes: {
    keyPoints: string;
    about: string;
    keywords: string;
    source: string;
    question: string;
    untitledSource: string;
    /** One sentence: written and voiced by AI. */
    disclosure: string;
  };
};
