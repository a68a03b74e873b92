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
  /** {text}: somebody's words, said before the greeting. */
  hookQuote: Options;
  /** {np}: what the source begins by explaining; one thing or many. */
  hookWhatIs: { one: Options; many: Options };
  /** {topic} */
  topic: ByShape & {
    unknown: Options;
    /** The first words have said all that the title says. */
    said: Options;
    /** {topic} is what an article of an encyclopedia is about: a bare noun or a name. */
    subject: Options;
    /** {topic} is the title of something that was spoken. */
    recording: Options;
    /** {topic} lists the titles of several documents. */
    several: Options;
    /** {topic} is how a speech without a title turns to those it was made to. */
    address: Options;
    /** {topic} is a title that can only be quoted, of a text of this make. */
    genres: { news: Options; story: Options; research: Options };
  };
  /**
   * Whose text it is, said behind its title or as a sentence: {name} has written it, or tells all of it as "I"; {site}
   * has published it; nobody is named, and it is told as "I".
   */
  owner: { by: string; words: string; site: string; unnamed: string };
  level: { beginner: Options; expert: Options };
  /** {list}: names of chapters to come. */
  comingUp: Options;
  /** {list}: two questions of the source that are answered later. */
  comingQuestions: Options;
  /** {np} */
  emphasis: Options;
  /** Before the passage that was to be stressed, when the episode opens with it. */
  emphasisFirst: Options;
  /** {question} */
  guidingQuestion: Options;
  answerFound: Options;
  /** Something comes near, answer or not: claims nothing, denies nothing. */
  answerNear: Options;
  /** Only where nothing comes near. */
  answerNone: Options;
  setScene: Options;
  bridge: { first: ByShape; next: ByShape; last: ByShape };
  /** {np} names what {text} is said of, or is turned to by whoever listens. */
  underHeading: { tell: Options; ask: Options };
  /** {who}, of whom something was told, is going to be quoted. */
  askSays: Options;
  /** Asks for a part of minutes. */
  minutes: { decisions: Options; actions: Options; open: Options };
  /** {list}: chapters that lie behind. */
  recap: Options;
  /** {list}: all chapters, before the end. */
  lookBack: Options;
  /** One or two words that show that somebody listens; nothing is judged by them. Only tones have any. */
  nod: Options;
  /** {text}: a sentence told a while ago, which the listener goes back to, and what the other says to it. */
  sumUp: { ask: Options; confirm: Options };
  /** {number}: the listener takes up a number that was just told, with what is counted; no question. */
  react: Options;
  /** Between two quotations of an author who tells as "I". */
  askAuthor: Options;
  /** Of an interview: who of the two does what. */
  talk: Options;
  /** What is said between two parts of a long answer in an interview. */
  askGuest: Options;
  /** The same where the source was spoken: no author, but someone speaking. */
  speakerSays: Options;
  askSpeaker: Options;
  speakerFirstPerson: Options;
  closeAsk: Options;
  /** {text}: a claim to be kept. */
  takeAway: Options;
  /** {text}: what the episode began with, where it is told in full. */
  closeReturn: Options;
  /** {text}: a claim that answers the question which the episode began with. */
  closeAnswer: Options;
  /** {question}: the question that the episode began with, where it is answered. */
  questionAgain: Options;
  /** {topic}: when nothing is left to quote, and the subject has a name. */
  closeTopic: Options;
  /** When it has none. */
  closePlain: Options;
  /** Says, before somebody else's last words, that AI wrote and voiced it; true of one voice and of two. */
  credit: Options;
  /** Says that it was written and voiced by AI. */
  goodbye: Options;
  /** Said before the goodbye. */
  thanks: Options;
  farewell: Options;
  monologue: {
    greeting: Options;
    setScene: Options;
    newPoint: Options;
    closeWithEnd: Options;
    closeWithThought: Options;
    goodbye: Options;
  };
  chapterNames: { opening: string; question: string; closing: string };
  notes: {
    keyPoints: string;
    about: string;
    keywords: string;
    source: string;
    sources: string;
    question: string;
    /** One sentence each, when it is so. */
    unanswered: string;
    shorter: string;
    untitledSource: string;
    /** One sentence: written and voiced by AI. */
    disclosure: string;
  };
};
