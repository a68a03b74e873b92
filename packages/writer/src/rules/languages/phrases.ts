import type { PlainPhrases } from '../../plain/phrases/plain-phrases.ts';

type Options = readonly string[];

/** How a heading or title can stand in a sentence: a thing, a clause ("how bees fly"), a question, or only by name. */
export type TitleShape = 'thing' | 'clause' | 'question' | 'name';
type ByShape = Record<TitleShape, Options>;
type ToldShapes = Omit<ByShape, 'name'>;

/** What two people say beside what frames any telling; the same rules hold. */
export type TalkPhrases = {
  /** {text}: somebody's words, said before the greeting. */
  hookQuote: Options;
  /** {np}: what the source begins by explaining; one thing or many. */
  hookWhatIs: { one: Options; many: Options };
  /** {topic} */
  topic: ToldShapes & {
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
  level: { beginner: Options; expert: Options };
  /** {list}: names of chapters to come. */
  comingUp: Options;
  /** {list}: two questions of the source that are answered later. */
  comingQuestions: Options;
  /** {np} */
  emphasis: Options;
  /** Before the passage that was to be stressed, when the episode opens with it. */
  emphasisFirst: Options;
  answerFound: Options;
  setScene: Options;
  bridge: { first: ByShape; next: ToldShapes; last: ByShape };
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
  monologue: {
    setScene: Options;
    newPoint: Options;
    closeWithEnd: Options;
    closeWithThought: Options;
  };
};

/** Everything the two say that isn't from the source. */
export type Phrases = Omit<PlainPhrases, 'leads'> &
  TalkPhrases & { bridge: Record<'first' | 'next' | 'last', ByShape> };

export const withPlainPhrases = ({ leads, ...plain }: PlainPhrases, talk: TalkPhrases): Phrases => ({
  ...plain,
  ...talk,
  topic: { ...plain.topic, ...talk.topic },
  bridge: { ...talk.bridge, next: { ...talk.bridge.next, name: leads } },
  monologue: { ...plain.monologue, ...talk.monologue },
});
