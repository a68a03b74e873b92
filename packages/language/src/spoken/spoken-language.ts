/** Whether a number stands by itself or counts something: "veintiuno", "veintiún años", "veintiuna casas". */
export type Use = 'alone' | 'masculine' | 'feminine';

/** A pattern for what the language does not have. */
export const NEVER = /(?!)/;

export type Noun = readonly [one: string, many: string];

/** How a language builds its numbers. */
export type Numerals = {
  cardinal(value: number, use: Use): string;
  ordinal(value: number, use: Use): string;
  year(value: number): string;
};

/** What is needed to read numbers in words; 0 to 99 are read as `cardinal` says them. Words are parted by spaces. */
export type NumberWords = {
  hundred: string;
  thousand: string;
  million: string;
  billion: string;
  /** Other spellings, folded, words parted by one space. */
  also?: Record<string, number>;
  /** Words that name a number and something else. */
  ambiguous?: string;
};

/** What a language says where it writes signs, digits and short forms. Nothing here but words and patterns. */
export type SpokenTable = {
  decimal: '.' | ',';
  /** "3.25": figure by figure after the point, or as a number. */
  decimals: 'figures' | 'number';
  point: string;
  minus: string;
  /** Between the ends of a range: "2010–2020". */
  until: string;
  /** "5/8" where the parts have no names of their own. */
  over: string;
  /** "2½": what joins the whole and the part. */
  andPart: string;
  fractions: Record<string, string>;
  /** Of an address. */
  dot: string;
  at: string;
  dash: string;
  underscore: string;
  /** Single signs, and signs that stand before a number or a name. */
  signs: Record<string, string>;
  /** Before a number: "#1", "~5", ">5". */
  signsBefore: Record<string, string>;
  currencies: Record<string, { name: Noun; cent?: Noun }>;
  /** Between whole and hundredths: "5 reais *e* 20 centavos". */
  withCents: string;
  /** Letters behind an amount: "$5M". */
  magnitudes: Record<string, Noun>;
  /** Words that may follow an amount: "$5 *million*". The unit is said after them. */
  magnitudeWords: RegExp;
  /** "5 milhões *de* reais"; what takes no such word follows in `plainMagnitude`. */
  ofUnit: string;
  /** The same, grown together with a vowel behind it. */
  ofVowel?: string;
  plainMagnitude: RegExp;
  /** Written behind a number, with or without a space. */
  units: Record<string, Noun>;
  months: readonly string[];
  date: { pattern: string; ordinalDays: 'all' | 'first'; afterDay?: string };
  /** "05/03" is the fifth of March. */
  dayFirst: boolean;
  clock: { whole: string; minutes: string; under10?: string; use: Use; echo: RegExp };
  /** An ordinal as it is written; the second group tells the gender. */
  writtenOrdinal: RegExp;
  ordinalFeminine: RegExp;
  /** Counted things that are feminine, and those that only look so. */
  feminine: RegExp;
  notFeminine: RegExp;
  /** Words that never are what a number before them counts. */
  notCounted: RegExp;
  /** Only where years are said in another way than amounts: what makes 1984 one or the other. */
  years?: { after: RegExp; notBefore: RegExp };
  /** "the nineties", by their tens. */
  decades?: Record<string, string>;
  /** Where an ordinal's ending hangs on the word before it; the first that fits. */
  ordinalEndings?: readonly (readonly [after: RegExp, ending: string])[];
  roman: RomanTable;
  /** In lower case, words parted by one space. Their full stop ends no sentence by itself. */
  abbreviations: Record<string, string>;
  /** The same, but only where a number follows: "No. 5". */
  beforeNumber: Record<string, string>;
  /** Abbreviations with which a sentence may end. */
  mayEnd: RegExp;
  /** As they are written. */
  acronyms: Record<string, string>;
  /** Said letter by letter, though the speech engine would take them for words. */
  spelt: RegExp;
  /** Letters the engine does not know. */
  letters?: Record<string, string>;
};

export type RomanTable = {
  /** What stands before or behind a numeral that is counted ("Chapter IV") or ranked ("XIX secolo"). */
  cardinalAfter: RegExp;
  ordinalAfter: RegExp;
  ordinalBefore: RegExp;
  /** Up to this a ruler's number is an ordinal: "Pedro segundo", "Luís quatorze". */
  ordinalUpTo: number;
  /** "Louis *the* Fourteenth". */
  article: string;
  /** Names that make a lone I, V or X a number. */
  rulers: RegExp;
  queens: RegExp;
};

export type SpokenLanguage = SpokenTable & Numerals;
