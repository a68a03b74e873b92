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

/** Units, powers, ratios and whatever else is measured. In templates `{}` stands for what they are put around. */
export type MeasureTable = {
  /** Written behind a number, with or without a space; `build-units.ts` makes most of them. */
  units: Record<string, Noun>;
  /** Symbols that are words of the language too: units only where what follows fits. */
  unitOnlyBefore?: Record<string, RegExp>;
  /** "$10/month", "5 g/L", and where a unit goes with it in a way of its own. */
  perUnit: string;
  perUnits?: Record<string, string>;
  /** "x²", "x³", "10⁶". */
  power: { two: string; three: string; other: string };
  root: string;
  /** The names of the 24 letters in their order. */
  greek: readonly string[];
  /** Behind degrees: "45° N". */
  compass: Record<string, string>;
  /** "3:1". */
  ratio: string;
  /** 6'2" and 27". */
  foot?: Noun;
  inch: Noun;
  /** "100+". */
  orMore: string;
  /** "2x", and "4x4". */
  times: string;
  by: string;
  /** "2½", where it isn't `andPart` and the half. */
  andHalf?: string;
  /** Denominators that have names: "3/5". */
  parts: Record<number, Noun>;
};

/** What a language says where it writes signs, digits and short forms. Nothing here but words and patterns. */
export type SpokenTable = MeasureTable & {
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
  months: readonly string[];
  date: { pattern: string; ordinalDays: 'all' | 'first'; afterDay?: string };
  /** "05/03" is the fifth of March. */
  dayFirst: boolean;
  clock: {
    whole: string;
    minutes: string;
    under10?: string;
    use: Use;
    echo: RegExp;
    /** Where "9.05" is a time: behind or before such a word. */
    dotted?: { after: RegExp; before: RegExp };
  };
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
  /** The same, unless the words around it are in capitals too. */
  speltAmongWords?: RegExp;
  /** Short words in capitals that can be said; the others are spelt. Without it the engine decides. */
  sayable?: RegExp;
  /** How the plural of a spelt word ends, by its last letter: "TVs". */
  letterPlurals?: Record<string, string>;
  /** Letters besides a to z that the language itself writes; all others are brought nearer to it. */
  ownLetters: string;
  /** Foreign letters that have a spelling of their own here; the rest lose their marks or are romanised. */
  letters?: Record<string, string>;
  /** Words behind which a number with a full stop is a rank, whatever follows: "sein 3. Buch". */
  ordinalBehind?: RegExp;
  /** What joins a law and its year: "8.078/90". */
  ofYear?: string;
  /** Endings that grow together with a number: "80er"; the groups are the number and the ending. */
  numberEnd?: RegExp;
  /** What "S." is before a name, the first that fits. */
  saints?: readonly (readonly [name: RegExp, said: string])[];
  /** Behind these words figures are read one by one: "CEP 01310-100". */
  codesAfter: RegExp;
  /** Short forms that mean something else behind a name: "Baker St." */
  behindName?: Record<string, string>;
  /** Word ends that are short forms: "Hauptstr." */
  shortEnds?: readonly (readonly [end: RegExp, said: string])[];
  /** Both sexes in one word: "Bürger*innen"; the groups are what is said of it. */
  bothSexes?: RegExp;
  /** Words that are spelt alike and said differently; the first that fits its neighbours. */
  heteronyms?: Record<string, readonly Heteronym[]>;
};

/** How a word is said between certain words; a neighbour that is left out may be any. */
export type Heteronym = {
  after?: RegExp;
  before?: RegExp;
  /** One of the next few words. */
  near?: RegExp;
  said: string;
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
