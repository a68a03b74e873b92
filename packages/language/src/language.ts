import type { ClauseWords } from './clauses.ts';
import type { NumberWords, Numerals, SpokenTable } from './spoken/spoken-language.ts';
import type { Telling } from './telling.ts';

/** What marks a sentence as worth saying, or as fit for a certain move. */
export type Trait =
  | 'definition'
  | 'cause'
  | 'contrast'
  | 'example'
  | 'quote'
  | 'process'
  | 'number'
  | 'superlative'
  | 'future';

/** Lists of words, separated by spaces. */
export type Words = {
  stop: string;
  determiners: string;
  prepositions: string;
  /** Words inside a name or term: "theory of games". */
  connectors: string;
  auxiliaries: string;
  /** Articles a noun phrase can open with. */
  articles: string;
  definiteArticles: string;
  /** Small words allowed inside a subject: "salt and pepper". */
  insideSubject: string;
  /** Nouns too vague to ask about. */
  vague: string;
  /** Words of a question that say nothing about its subject. */
  questionFiller: string;
  /** Words that claim nothing: grammar, and after the bar what two people in a conversation say to each other. */
  claimless: string;
  /** Words of a request for a topic that say nothing about the topic: "the history of … explained". */
  topicFiller: string;
};

export type NameWords = {
  /** Words of names of places, separated by spaces, which nobody is called by: compass points, "new", "lake". */
  inPlaces: string;
  /** Feasts as they are written, separated by bars: times of the year and not people. */
  feasts: Record<'christmas' | 'newYear' | 'carnival' | 'easter' | 'pentecost' | 'halloween', string>;
};

/** Where sentences end. */
export type SentenceMarks = {
  /** Written shortenings that end in a full stop without ending a sentence; without their last stop. */
  shortForms: string;
  /** Behind a quoted question: "“Is it safe?” John Hill *asked*." */
  speechVerbs: string;
  /** "the U.S. The war" ends a sentence, "the U.S. Army" doesn't. */
  mayEndBefore?: { forms: string; openers: string };
  /** Where a full stop makes a number an ordinal: what may stand behind it, "am 1. *April*". */
  afterOrdinal?: string;
};

/** How people take turns. Lists of words or openings, separated by spaces or, where they have several words, by bars. */
export type Conversation = {
  questionWords: string;
  /** What may stand before the question word of a question: "And *in* what year?" */
  beforeQuestionWord: string;
  /** Question words that also open a clause of something else: "*When* it rains, does it stop?" */
  clauseWords: string;
  /** Begin with a question word and ask for nothing but a yes or some more: "what about|how about". */
  openQuestions: string;
  /** Openings of a line that takes up the one before: "exactly|that is right". */
  agreement: string;
  /** Openings of a line that turns against the one before: "no|not quite|but". */
  contradiction: string;
  /** What a listener says under a long turn of the other, each a whole line. */
  backChannels: readonly string[];
};

/** Patterns; `\\b` knows accented letters. */
export type Grammar = {
  /** Openings that point at the sentence before: "This", "He", "Such a". */
  anaphorOpening: string;
  /** Connectives that can be dropped without harm: "Moreover, ". */
  droppableOpening: string;
  /** Connectives that make no sense without the sentence before: "Therefore". */
  dependentOpening: string;
  /** Words anywhere that point back: "that year", "of this kind", "there". */
  pointsBack: string;
  /** "But", "Moscow, however,": the sentence takes back some of what the one before it says. */
  turnsAgainst: string;
  /** Personal pronouns that need someone named before them. */
  pronoun: string;
  /** In languages that drop the subject: first words that are verbs, so that who acts is in the sentence before. */
  droppedSubject?: string;
  verbEnding: string;
  /** One word that shows, besides a verb's ending, that a line is a sentence; only where enough of them are known. */
  says?: string;
  /** "is", "are": what follows says what the subject is. */
  copula: { one: string; many: string };
  midConnective: string;
  /** Captions, pointers, calls to subscribe: not for the ear. */
  noise: string;
  /** The author speaks as "I", or as the "we" of a report. Case matters. */
  authorVoice: string;
  /** "We", "our": whoever asked with these words of the source would be one of those who wrote it. */
  ownPlural: string;
  somber: string;
  /** "she said", "according to". */
  attribution: string;
  /** Also, again, another: sentences that continue something. */
  soft: string;
  traits: Record<Trait, string>;
  articleOf: Record<string, string>;
  pluralArticles: readonly string[];
  /** preposition -> article -> their contraction. */
  contractions: Record<string, Record<string, string>>;
  /** Plural ending of a noun's deciding word. */
  plural: { word: 'first' | 'last'; pattern: string };
  /** Adverbs and other words that are never part of a term. */
  notInTerm: string;
  /** What the parts of minutes are headed by: patterns for the beginning of a heading. */
  minutes: { decisions: string; actions: string; open: string; people: string };
  headings: {
    /** "Introduction", "Results": no title for a chapter. */
    generic: string;
    intro: string;
    closing: string;
    /** "How bees fly": a clause and not a thing. */
    clause: string;
    /** "Introduction:" before the true heading. */
    prefix: string;
    /** "Chapter IV", "Part 2". */
    part: string;
    /** "by Jane Doe", below a title. */
    byline: string;
    /** Pronouns that make a heading a clause: "The tower defends itself". */
    pronoun?: string;
  };
  /** Written form -> spoken form. */
  spoken: readonly (readonly [pattern: string, replacement: string])[];
  /** Conjunctions at which a long sentence can be cut in two for beginners, before one of the subjects. */
  cut: { conjunctions: string; subjects: string };
  /** "This" and its kin point at something the reader hasn't read. */
  demonstrative: string;
  /** "There is", as a first word: needs no subject. */
  exists?: string;
  relative?: string;
  /** Pronouns that are acted upon: the noun before them means somebody else. */
  objectPronoun?: string;
  /** "um", "ähm", "euh": said, but not meant to be heard. */
  hesitation: string;
  /** What phrases call a written source. */
  sourceText: string;
  /** The marks of a printed interview, and how somebody who asks calls the other. */
  interview: { question: string; answer: string; you: string };
  /** A pronoun that is always written with a capital. */
  capitalPronoun?: string;
  /** Headings have capitals all through. */
  titleCase: boolean;
  /** "l’arbre", "d’eau": what melts into a vowel behind it. */
  elision?: { article: boolean; prepositions: Record<string, string> };
  /**
   * Only where every noun has a capital, so that a capital alone shows no name: titles that stand before names (without
   * accents), what stands before a noun, what stands before something counted, and the article that a noun has as a
   * subject, from how often it was seen with each form; empty when the forms don't tell.
   */
  capitalNouns?: {
    titles: string;
    before: string;
    counted: string;
    articleFrom(forms: ReadonlyMap<string, number>): string;
  };
  sentences: SentenceMarks;
};

/** What pages print between the paragraphs of an article, and what nobody would read out. */
export type ArticleWords = {
  /** What a line begins with that names who took or drew a picture. */
  credit: string;
  /** What a line begins with, before a colon, that leads to other articles. */
  elsewhere: string;
  /** Where and when an article was printed, and who pays for the page: how such a sentence begins. */
  printed: string;
  /** What only a line that wants readers to come back has in it. */
  invitation: string;
  /** What has to be invited to: in a line that has a word of `invites` in it too. */
  letter: string;
  invites: string;
  /** What people are who write for papers. */
  trade: string;
  /** What a page calls that which can only be seen or heard there, as a whole line or before a colon. */
  media: string;
  /** In a heading: below it stands what each of a row of pictures shows. */
  gallery: string;
  /** What stands, before a colon, behind what is said of a picture. Case matters here and below. */
  pictureSource: string;
  /** Who reports, before the place: "From our desk, in Lisbon". */
  desk: string;
  /** How a line begins that says who wrote a text, or when. */
  byline: string;
  /** Which column of a paper a text stands in: whole lines over its title. */
  rubrics: string;
  /** What a line has before its colon that says what the text is, and nothing of what it tells. */
  fields: string;
  /** Of a course: what stands, with a number, over what was taken down there. */
  lessons: string;
  /** What sheets and books are counted in. */
  leaves: string;
};

/**
 * How parts of documents and pages are called that are not told: alternatives of a pattern, in lower case. Headings
 * are compared whole, `chrome` with the beginning of a short line, `cookies` and `legal` with any part of a paragraph.
 */
export type DocumentWords = {
  /** Headings over a list of chapters. */
  contents: string;
  /** Headings over a list of works. */
  references: string;
  /** Headings over notes, which are works or prose: only what stands there can tell. */
  notes: string;
  thanks: string;
  article: ArticleWords;
  links: string;
  licence: string;
  /** "Figure", "Table": what a caption begins with. */
  caption: string;
  /** What pages print around an article. */
  chrome: string;
  cookies: string;
  /** Sentences of licences. */
  legal: string;
  /** What a licence calls itself and those it binds, as it writes them. */
  ofLicence: string;
  /** What the lines over a mail begin with. */
  mail: string;
  /** The one of them behind which its subject stands. */
  subject: string;
  /** What journals print beside an article: when it came in, whom to write to, how to cite it. */
  journal: string;
  /** How a line begins that says when and by what a page was made. */
  made: string;
  /** Headings over what was changed from one version to the next. */
  changes: string;
  /** How a note of a change begins. */
  change: string;
  /** Those that hardly anything else begins with. */
  done: string;
  /** What is said of a version. */
  released: string;
  /** How an entry of a reference begins that says what something does, and not what: "Returns the …". */
  entry: string;
  /** What the fields of such an entry are called. */
  field: string;
  /** What is said of a chapter where a book tells how it is arranged. */
  guides: string;
  /** What only somebody can mean who named it before: "this option", with the noun in the last group. */
  pointed: string;
  /** How a sentence begins that tells somebody what to do; as it is written, only where `says` is known. */
  bidding?: string;
  /** How an item begins that names something and says nothing of it: "How to …", "Avoiding …". */
  naming?: string;
  /** What points at something that only the eye can find: "in line 7", "Figure 2", "see section 3". */
  pointer: string;
  /** What does so where code, a formula or a table that is not told stands beside it. */
  beside: string;
  /** What does so in a manual, of which much is not told: "as documented below", "in the next chapter". */
  promise: string;
  /** Headings that name a part of an entry and say nothing: "Description". */
  label: string;
  /** Headings over what readers are asked to do. */
  exercises: string;
  /** What announces the next thing. */
  follows: string;
  /** "as shown in Figure 2": a sentence can do without it. */
  asSaid: string;
};

/** Everything that is known of one written language: the value of its folder. */
export type LanguagePack = {
  /** ISO 639-1, as it stands before a country: "pt". */
  language: string;
  /** The algorithm of snowball-stemmers. */
  stemmer: string;
  words: Words;
  nameWords: NameWords;
  grammar: Grammar;
  documents: DocumentWords;
  conversation: Conversation;
  clauses: ClauseWords;
  /** Of the words that people use every day, those that no other list has: none of them is a name. */
  commonWords: string;
  telling: Telling;
  quotes: readonly [open: string, close: string];
  and: string;
  or: string;
  /** What a finished line still needs, in order. */
  typography?: readonly (readonly [pattern: RegExp, replacement: string])[];
  /** Quotations in marks that mean something else in other languages; the group that matched is what they hold. */
  ownQuotations?: RegExp;
  numerals: Numerals;
  numberWords: NumberWords;
  spokenForms: SpokenTable;
  /** Where a country writes otherwise than its language. */
  countries: Record<string, Partial<SpokenTable>>;
  showNotes: {
    chapters: string;
    /** True also of a script that a person wrote. */
    disclosure: string;
    /** Of a script that a person wrote: said in place of what it is about, which nobody knows better than they. */
    ownScript: string;
    modelKnowledge: string;
  };
  /**
   * Letters and digits of a script that are said in a second, with all pauses and music, by the embedded voices:
   * measured over whole recordings.
   */
  lettersPerSecond: number;
  /** Whether the embedded transcriber mishears so little that a badly spoken line stands out. */
  isHeardWell: boolean;
  /** Two paragraphs with a year, a reason, an example, a condition and a contrast; nobody hears them. */
  warmUp: readonly string[];
};
