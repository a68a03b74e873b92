/**
 * What one of the two says of a sentence they share: the one who tells it says 'tell'; the one who listens asks, or says
 * the whole of it ('hand'). Nobody finishes the other's sentence. With several wordings, each is another way.
 */
export type SharedTurn = readonly [kind: 'tell' | 'ask' | 'hand', says: string | readonly string[]];

/** A sentence shape and how two people share it. In what they say, `{x}` is the pattern's group x, `{X}` with a capital. */
export type SharingRule = {
  id: string;
  pattern: string;
  turns: readonly SharedTurn[];
  /** How gladly: the lower, the sooner it is taken. */
  cost: number;
  /** What stands before the comma must be a clause, and no mere phrase: "In 1775, the …". */
  unfronted?: true;
  /** Nothing but a clause stands before this mark, whatever its verb. */
  sure?: true;
  /** What follows must have a verb of its own: "and the sea", "and the sea rose". */
  restIsClause?: true;
  /** What follows only names things: with a verb of its own it would explain, and nobody could ask "Which ones?" */
  restIsRow?: true;
  /** What stands before the cut must say what is done with what: "Telescopes are used." says nothing. */
  tellsWhat?: true;
  /** What answers, the group "rest", must name a thing, or say what the subject is. */
  answers?: 'thing' | 'definition';
  /** Examples of what stands last before the mark, which must be several: "various old lights, such as". */
  ofSeveral?: true;
  /** Nothing but a row may stand behind a comma of the group "rest": the phrase must end the sentence. */
  restEnds?: true;
  /** The second half turns against the first: the other one may say it. */
  mayHandOver?: true;
  /** It asks for the reason of what was told, which must be a fact and not what somebody says or thinks. */
  asksWhy?: true;
  /** The group "sub" is what stands in front, and no subject. */
  frontMatter?: true;
  /** What the word in the group "mark" becomes where the half it opens is told as a whole sentence: "giving" -> "gives". */
  becomes?: Readonly<Record<string, string>>;
  /** The group "rest" or "clause" has its verb at the end, and is told with the verb in the second place. */
  verbSecond?: 'behind-mark' | 'behind-subject';
  /** Asks who or what it is that was named right before, and never till then: the group `sub`. */
  introduces?: true;
  /** Cut off from its end, a denial would mean something else: "It did not fall because …". */
  scoped?: true;
  /** The question may bring up what nobody has mentioned: "And if the wind turns?" */
  mayBeNew?: true;
  /** Turns to another subject than that of the sentence before: "And the second lamp?" */
  turnsTo?: true;
};

/** What the listener remarks on a sentence that was just told; nothing in it denies or weakens. */
export type Remarks = {
  /** Shares as people say them; `almostHalf` is 47 to 49 percent, `overHalf` 51 to 54, `overTwoThirds` 68 to 70. */
  shares: Readonly<
    Record<10 | 20 | 25 | 33 | 50 | 66 | 75 | 80 | 90, string> &
      Record<'almostHalf' | 'overHalf' | 'overTwoThirds', string>
  >;
  /** A share that already says "about": no other bound goes before it. A pattern. */
  rough: string;
  /** {share} */
  rounded: readonly string[];
};

/** How sentences are shared and retold in one language. */
export type Sharing = {
  rules: readonly SharingRule[];
  /**
   * Where half a sentence has its verb at the end: the same with the verb in the second place, behind the word that opens
   * it or behind its subject; undefined where that isn't certain.
   */
  verbSecond?(clause: string, place: 'behind-mark' | 'behind-subject'): string | undefined;
  remarks: Remarks;
  /** Written wording -> what people say, where both mean the same in every sentence. */
  everyday: readonly (readonly [pattern: string, replacement: string])[];
};

/** Inside a clause; without the comma, inside a part of one. A quotation that is cut in two makes no sound turn. */
export const TEXT = '[^;:()?!]';
export const PART = '[^,;:()?!]';

/** Alternatives that may also open a sentence: "about |over " -> "[aA]bout |[oO]ver ". */
export const openingToo = (alternatives: string): string =>
  alternatives.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** "{main}, but {rest}.": `marks` is a pattern, its word the group "mark"; behind it no other comma comes. */
export const afterComma = (marks: string, least = 8): string =>
  `^(?<main>${TEXT}{16,170}), (?<mark>${marks}) (?<rest>${PART}{${least},150})\\.$`;

/** As `afterComma`, where the whole sentence has no other comma: in a row of things the last is no part of its own. */
export const afterOnlyComma = (marks: string, least = 8): string =>
  `^(?<main>${PART}{16,170}), (?<mark>${marks}) (?<rest>${PART}{${least},150})\\.$`;

/** "{main} because {rest}.", with or without a comma. */
export const behind = (marks: string, least = 10): string =>
  `^(?<main>${PART}{16,150}?),? (?<mark>${marks}) (?<rest>${TEXT}{${least},150})\\.$`;

/** "{main} in 1759.": what comes last, as a whole. */
export const last = (end: string): string => `^(?<main>${PART}{16,150}?),? (?<end>${end})\\.$`;

/** "It has two ends: {rest}.": `counts` say that several are announced, last of all; `ands` join the things named. */
export const announcedRow = (counts: string, ands: string): string =>
  `^(?<main>${TEXT}{0,110}?(?<!\\p{L})(?:${counts})(?: [\\p{L}’'-]+){1,3}) ?: (?<rest>(?=.*(?:,| (?:${ands})) )${TEXT}{6,180})\\.$`;

/** "“{quote}”, said {who}." */
export const quoteFirst = (says: string): string =>
  `^[“"«](?<quote>[^“”"«»]{8,220}?)[,.]?[”"»][,.]? (?:${says}) (?<who>${PART}{3,70})(?<!ly|mente|ement)\\.$`;

/** "{who} said: “{quote}”" */
export const quoteLast = (says: string): string =>
  `^(?<who>${PART}{3,60}) (?:${says})[:,]? [“"«](?<quote>[^“”"«»]{8,220}?)[.]?[”"»][.]?$`;

/** "She got the greatest honour of all: a toy.": the few words that the colon led to are said by the other one. */
export const led: SharingRule = {
  id: 'led-to',
  pattern: `^(?<main>(?![^:]*[“”"«»])${TEXT}{24,170}) ?: (?<rest>(?:[\\p{L}’'-]+,? ){1,5}[\\p{L}’'-]+)\\.$`,
  turns: [
    ['tell', '{Main}.'],
    ['hand', '{Rest}.'],
  ],
  cost: -1.8,
  restIsRow: true,
};
