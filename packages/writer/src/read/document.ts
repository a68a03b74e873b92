/** A sentence while it is being read. */
export type RawSentence = {
  text: string;
  refs: readonly string[];
  paragraph: number;
  section: number;
  isItem: boolean;
  inQuotation: boolean;
  /** One of the replies of a talk, with who says it: the other voice may take up the next. */
  speech: boolean;
  /** Some of its words may be misread. */
  unsure: boolean;
  /** A question that heads its answer. */
  asked: boolean;
  /** It heads a paragraph, and not as a heading. */
  asksInText: boolean;
  /** What it stands under: an index into the headings. */
  heading: number;
  /** Which list it is an item of, or leads in. */
  list: number | undefined;
  /** "Ada Hill writes:", for the words that follow. */
  saidBy: string | undefined;
};

/** What stands in the source, as it was read; nobody changes it any more. */
export type Sentence = Readonly<RawSentence> & {
  /** Its place in the document. */
  readonly index: number;
  readonly words: number;
};

export type Section = { title: string; level: number; headingRef: string | undefined };
