import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { targetMinutes } from '@parlance/kernel/limits';
import { replaceBetween } from '@parlance/kernel/scan-text';
import { countWords } from '@parlance/kernel/speech-time';
import type { Grammar, Trait } from '@parlance/language/language';
import { Casing } from '@parlance/language/text/casing';
import { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';
import { findAcronyms } from '../read/acronyms.ts';
import { opensUnder, questionOf } from '../read/asked-heading.ts';
import { bindParagraphs, questionsInText } from '../read/asks-itself.ts';
import { findAuthor, isOpinion, silenceFewOwnWords, tellOfAuthor } from '../read/author.ts';
import { type Byline, bylineOf } from '../read/byline.ts';
import type { Section, Sentence } from '../read/document.ts';
import { type Genre, genreOf } from '../read/genre.ts';
import type { Heading } from '../read/headings.ts';
import { type Material, materialOf } from '../read/material.ts';
import { type MinutesPart, namesPeople, readMinutes } from '../read/minutes.ts';
import { findFullNames } from '../read/names.ts';
import { type RawSentence, readPassages } from '../read/raw-sentences.ts';
import { unsayable } from '../read/sayable.ts';
import { withSpeakersFirst } from '../read/speakers-first.ts';
import type { TalkPack } from './languages/talk-rules.ts';
import { judgeSentences } from './marks/judge.ts';
import { findKeyphrases, type Keyphrase } from './marks/keyphrases.ts';
import { relateSentences, silenceScreen, silenceUnattributed } from './marks/relations.ts';
import { type TermIndex, vectorize } from './marks/tf-idf.ts';

/** What the writer knows of a source after reading it. */
export type Understanding = {
  pack: TalkPack;
  lexer: Lexer;
  casing: Casing;
  title: string | undefined;
  /** Who wrote it and when, where it says so. */
  byline: Byline | undefined;
  /** The name of the one person who wrote it. */
  author: string | undefined;
  /** Who has published it, where that is known. */
  site: string | undefined;
  /** Neither told as "I" all through, nor an interview or a recording: who says "I" in it has to be said. */
  isReported: boolean;
  /** It is one person's opinion. */
  isOpinion: boolean;
  material: Material;
  genre: Genre;
  /** The author tells as "I" all through. */
  firstPerson: boolean;
  /** It is made of questions and answers, and who answers says "I". */
  interview: boolean;
  /** Its paragraphs ask and answer. */
  asksItself: boolean;
  /** Of the minutes of a meeting: what each of its sections holds. */
  minutes: ReadonlyMap<Section, MinutesPart> | undefined;
  sections: Section[];
  /** It is a list that is counted: "Seven secrets", each under its number. */
  isListed: boolean;
  /** What stands above each stretch; the first names nothing. */
  headings: readonly Heading[];
  sentences: Sentence[];
  index: TermIndex;
  keyphrases: Keyphrase[];
  /** Surname -> full name, and short form -> what it stands for. */
  fullNames: ReadonlyMap<string, string>;
  acronyms: ReadonlyMap<string, string>;
  /** Sentence -> its keyphrases, best first. */
  keyphrasesOf: ReadonlyMap<number, Keyphrase[]>;
};

/** Long sentences tire the ear; a thin source has to keep them, an expert follows them. */
const MIN_WORDS = 3;
const MAX_WORDS = { thinSource: 75, expert: 58, others: 50 };
const THIN_SOURCE_WORDS = 900;
/** Above this share of sentences, everything is quoted: half a story in quotation marks confuses more than a whole one. */
const FIRST_PERSON_SHARE = 0.25;
/** Above this share of answers in which somebody says "I", it is an interview. */
const INTERVIEW_SHARE = 0.4;
/** Roughly, to tell much from little. */
const WORDS_A_MINUTE = 150;
/** Beyond this, a sample of the text names its subjects as well as the whole. */
const KEYPHRASE_SENTENCES = 3_000;

const QUOTES = /[“”«»"]/;
/** Who says "I" in a quotation is not the author. */
const CLOSING_QUOTES = { '“': /”/g, '«': /»/g, '"': /"/g };
const withoutQuotations = (text: string): string => replaceBetween(text, /[“«"]/g, CLOSING_QUOTES);

function traitsOf(text: string, { traits }: Grammar): Set<Trait> {
  const found = Object.entries(traits).filter(([, pattern]) => wordRegex(pattern).test(text));
  return new Set(found.map(([trait]) => trait as Trait));
}

function readSentence(
  raw: RawSentence,
  index: number,
  pack: TalkPack,
  lexer: Lexer,
  maxWords: number,
  answers: boolean,
  goesOn: boolean,
): Sentence {
  const { grammar } = pack;
  const words = countWords(raw.text);
  // "Twice." is no sentence, but a good answer.
  // "This chapter explains …": who listens has no chapter before them.
  const isOfItself = !raw.inQuotation && wordRegex(pack.telling.ofItself).test(raw.text);
  // "Bad move.", right behind what it judges, carries the point.
  const isShort = words < MIN_WORDS && /\p{L}/u.test(raw.text) && /[.!]$/.test(raw.text);
  const isShortAnswer =
    isShort && (answers || (goesOn && words > 1 && /^\p{Lu}(?:\p{Ll}| \p{Ll})/u.test(raw.text)));
  return {
    ...raw,
    index,
    words,
    terms: lexer.terms(raw.text),
    sayable:
      raw.asked ||
      isShortAnswer ||
      (!isOfItself && unsayable(raw.text, words, { maxWords, noise: grammar.noise }) === undefined),
    needsPrevious: false,
    unfit: 0,
    leaning: 0,
    asFirst: 0,
    asLast: 0,
    turnsAgainst: false,
    cleaves: false,
    isQuestion: raw.asked || /\?["”»]?$/.test(raw.text),
    announces: false,
    promises: 0,
    pointsAt: [],
    authorVoice:
      raw.saidBy === undefined &&
      !(raw.inQuotation && !QUOTES.test(raw.text)) &&
      wordRegex(grammar.authorVoice, 'u').test(withoutQuotations(raw.text)),
    somber: wordRegex(grammar.somber).test(raw.text),
    traits: traitsOf(raw.text, grammar),
    vector: new Map(),
    score: 0,
  };
}

/** What can only be quoted must stand there letter by letter; a misread word would be put into somebody's mouth. */
function silenceUnsureQuotations(sentences: readonly Sentence[]): void {
  for (const sentence of sentences)
    if (sentence.unsure && (sentence.authorVoice || sentence.inQuotation || QUOTES.test(sentence.text)))
      sentence.sayable = false;
}

/** The same words again (a pulled quote, a repeated caption) are not said twice; "No." may answer many questions. */
function dropRepeats(sentences: RawSentence[]): RawSentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ text }) => {
    const key = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
    if (seen.has(key) && countWords(text) >= MIN_WORDS) return false;
    seen.add(key);
    return true;
  });
}

/** The sentences below each question of the source. */
function answersIn(sentences: readonly Sentence[]): Sentence[][] {
  const answers: Sentence[][] = [];
  let open: Sentence[] | undefined;
  for (const sentence of sentences) {
    if (sentence.asked) {
      open = [];
      answers.push(open);
    } else if (sentences[sentence.index - 1]?.section !== sentence.section) open = undefined;
    else open?.push(sentence);
  }
  return answers;
}

/** Of an interview every answer is all one person's, also what has no "I" in it: "It took me years. Then it rang." */
function quoteAnswers(answers: readonly Sentence[][]): boolean {
  const personal = answers.filter((answer) => answer.some(({ authorVoice }) => authorVoice));
  if (personal.length < Math.max(1, answers.length * INTERVIEW_SHARE)) return false;
  for (const sentence of answers.flat()) Object.assign(sentence, { authorVoice: true, isQuestion: false });
  return true;
}

function everyNth<Item>(items: readonly Item[], limit: number): Item[] {
  if (items.length <= limit) return [...items];
  const step = items.length / limit;
  return Array.from({ length: limit }, (_, at) => items[Math.floor(at * step)] as Item);
}

export function understand(source: SourceText, brief: Brief, pack: TalkPack): Understanding {
  const lexer = new Lexer(pack);
  const read = readPassages(source, pack);
  const raw = withSpeakersFirst(dropRepeats(read.sentences), pack);
  const asks = questionsInText(raw);
  for (const sentence of asks) Object.assign(sentence, { asked: true, asksInText: true });
  const sourceWords = raw.reduce((sum, { text }) => sum + countWords(text), 0);
  const maxWords =
    sourceWords < THIN_SOURCE_WORDS
      ? MAX_WORDS.thinSource
      : brief.level === 'expert'
        ? MAX_WORDS.expert
        : MAX_WORDS.others;
  const sentences = raw.map((sentence, index) => {
    const before = raw[index - 1];
    const goesOn = before?.paragraph === sentence.paragraph && !sentence.isItem;
    return readSentence(sentence, index, pack, lexer, maxWords, before?.asked ?? false, goesOn);
  });

  const sayable = sentences.filter((sentence) => sentence.sayable);
  const answers = answersIn(sentences);
  const firstPerson =
    answers.length === 0 &&
    sayable.filter((sentence) => sentence.authorVoice).length > sayable.length * FIRST_PERSON_SHARE;
  if (firstPerson)
    for (const sentence of sentences)
      if (!sentence.inQuotation) Object.assign(sentence, { authorVoice: true, isQuestion: false });
  for (const sentence of sentences) if (sentence.asked) sentence.authorVoice = false;
  const interview = quoteAnswers(answers);

  const minutes = readMinutes(read.sections, pack.grammar);
  for (const sentence of sentences) {
    const section = read.sections[sentence.section];
    const part = section && minutes?.get(section);
    // Who was there is read, not listened to; a point left open is told, and nobody answers it.
    if (part === 'people' || (minutes && namesPeople(sentence.text, pack.grammar))) sentence.sayable = false;
    if (part === 'open') Object.assign(sentence, { isQuestion: false, authorVoice: false });
  }

  const { vectors, index } = vectorize(sentences.map((sentence) => sentence.terms));
  sentences.forEach((sentence, at) => {
    sentence.vector = vectors[at] ?? new Map();
  });
  const headingTerms = lexer.terms(
    [source.title ?? '', ...read.sections.map((section) => section.title)].join(' '),
  );
  relateSentences(sentences, pack, lexer, headingTerms);
  // "What is it?", asked, is what the first sentence below it leans on.
  for (const sentence of sentences) {
    const heading = read.headings[sentence.heading];
    if (heading && opensUnder(sentence, sentences) && questionOf(heading, pack))
      sentence.needsPrevious = false;
  }
  if (asks.size > 0) bindParagraphs(sentences);
  if (!firstPerson) silenceUnattributed(sentences, pack.grammar);
  // Where all is one person's words, there would be nothing left to tell.
  if (!firstPerson && !interview) silenceUnsureQuotations(sentences);

  const material = materialOf(source);
  const byline = bylineOf(source);
  const author = findAuthor(source, byline, pack);
  const text = { sentences, headings: read.headings, author, pack };
  // Who says "you" in a talk speaks to the other, and who quotes tells no story.
  const genre = interview ? 'general' : genreOf(sentences, read.sections, pack);
  if (genre !== 'instructions') silenceScreen(sentences, pack);
  const isReported = !firstPerson && !interview && material.kind !== 'recording';
  // Who says "I" in a story is nobody who wrote it.
  const retold = isReported && genre !== 'story' ? tellOfAuthor(text, source.title) : new Set<Sentence>();
  if (isReported && genre !== 'research') silenceFewOwnWords(text, retold);
  // In a story or a talk a short line is as good as a long one, and what leans on the line before stands behind it.
  if (genre !== 'story' && !interview && material.kind !== 'recording')
    judgeSentences(sentences, {
      pack,
      lexer,
      title: source.title,
      isNews: genre === 'news',
      words: targetMinutes(brief.length) * WORDS_A_MINUTE,
    });
  const sampled = everyNth(sayable, KEYPHRASE_SENTENCES);
  const keyphrases = findKeyphrases(
    sampled.map(({ text }) => text),
    pack,
    lexer,
  ).map((phrase) => ({
    ...phrase,
    sentences: new Set([...phrase.sentences].map((at) => sampled[at]?.index ?? at)),
  }));
  const keyphrasesOf = new Map<number, Keyphrase[]>();
  for (const phrase of keyphrases) {
    for (const at of phrase.sentences) {
      const list = keyphrasesOf.get(at);
      if (list) list.push(phrase);
      else keyphrasesOf.set(at, [phrase]);
    }
  }
  const texts = sentences.map(({ text }) => text);
  const { documents = [] } = source;
  return {
    pack,
    lexer,
    casing: new Casing(texts, lexer),
    title: source.title,
    byline,
    author,
    site: documents.length === 1 ? documents[0]?.site : undefined,
    isReported,
    isOpinion: isReported && ['news', 'general'].includes(genre) && isOpinion(text, source.title),
    material,
    genre,
    firstPerson,
    interview,
    asksItself: asks.size > 0,
    minutes,
    sections: read.sections,
    isListed: read.isListed,
    headings: read.headings,
    sentences,
    index,
    keyphrases,
    keyphrasesOf,
    fullNames: findFullNames(texts, lexer),
    acronyms: findAcronyms(texts, lexer),
  };
}
