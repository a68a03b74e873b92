import type { Tone } from '@parlance/kernel/limits';

type Options = readonly string[];

/**
 * What frames a telling, whoever chooses and words the rest. No phrase may claim a fact, guess at a feeling of the
 * listener or give a speaker a gender.
 */
export type PlainPhrases = {
  greeting: Record<Tone, Options>;
  /** {title}: in quotation marks; {name}: who wrote the text. Said when it has been told. */
  wasTitle: string;
  wasTitleBy: string;
  wasBy: string;
  /** {question} */
  guidingQuestion: Options;
  /** Only where a sentence of the text answers it, which comes next. */
  answerFound: Options;
  /** Something comes near, answer or not: claims nothing, denies nothing. */
  answerNear: Options;
  /** Only where nothing comes near. */
  answerNone: Options;
  /** Says, wherever it stands, that it was written and voiced by AI. */
  madeBy: Options;
  thanks: Options;
  farewell: Record<Tone, Options>;
  chapterNames: { opening: string; question: string; closing: string };
  notes: {
    keyPoints: string;
    about: string;
    source: string;
    sources: string;
    question: string;
    /** One sentence each, when it is so. */
    unanswered: string;
    untitledSource: string;
    /** One sentence: written and voiced by AI. */
    disclosure: string;
  };
};
