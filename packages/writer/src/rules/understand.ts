import type { Brief } from '@parlance/artifacts/brief';
import { targetMinutes } from '@parlance/kernel/limits';
import { replaceBetween } from '@parlance/kernel/scan-text';
import type { Grammar, Trait } from '@parlance/language/language';
import { Casing } from '@parlance/language/text/casing';
import { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';
import { findAcronyms } from '../read/acronyms.ts';
import { opensUnder, questionOf } from '../read/asked-heading.ts';
import { findAuthor } from '../read/author.ts';
import type { Byline } from '../read/byline.ts';
import type { Section, Sentence } from '../read/document.ts';
import type { Heading } from '../read/headings.ts';
import { type Material, materialOf } from '../read/material.ts';
import { type MinutesPart, namesPeople, readMinutes } from '../read/minutes.ts';
import { findFullNames } from '../read/names.ts';
import type { Reading } from '../read/reading.ts';
import { unsayable } from '../read/sayable.ts';
import type { TalkPack } from './languages/talk-rules.ts';
import { withBoundParagraphs } from './marks/bound-paragraphs.ts';
import { type Genre, genreOf } from './marks/genre.ts';
import { judgeSentences } from './marks/judge.ts';
import { findKeyphrases, type Keyphrase } from './marks/keyphrases.ts';
import { type Marked, UNMARKED } from './marks/marked.ts';
import { isOpinion, tellOfAuthor, withoutFewOwnWords } from './marks/own-words.ts';
import { relateSentences, withoutScreen, withoutUnattributed } from './marks/relations.ts';
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
  sections: readonly Section[];
  /** It is a list that is counted: "Seven secrets", each under its number. */
  isListed: boolean;
  /** What stands above each stretch; the first names nothing. */
  headings: readonly Heading[];
  sentences: readonly Marked[];
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

/** What the words of a sentence show by themselves. */
function marksOf(
  sentence: Sentence,
  {
    pack,
    lexer,
    maxWords,
    before,
  }: { pack: TalkPack; lexer: Lexer; maxWords: number; before: Sentence | undefined },
): Marked {
  const { grammar } = pack;
  const { text, words, asked, inQuotation } = sentence;
  const goesOn = before?.paragraph === sentence.paragraph && !sentence.isItem;
  // "This chapter explains …": who listens has no chapter before them.
  const isOfItself = !inQuotation && wordRegex(pack.telling.ofItself).test(text);
  // "Bad move.", right behind what it judges, carries the point.
  const isShort = words < MIN_WORDS && /\p{L}/u.test(text) && /[.!]$/.test(text);
  // "Twice." is no sentence, but a good answer.
  const isShortAnswer =
    isShort && (before?.asked || (goesOn && words > 1 && /^\p{Lu}(?:\p{Ll}| \p{Ll})/u.test(text)));
  return {
    ...sentence,
    ...UNMARKED,
    terms: lexer.terms(text),
    sayable:
      asked ||
      isShortAnswer ||
      (!isOfItself && unsayable(text, words, { maxWords, noise: grammar.noise }) === undefined),
    isQuestion: asked || /\?["”»]?$/.test(text),
    authorVoice:
      sentence.saidBy === undefined &&
      !(inQuotation && !QUOTES.test(text)) &&
      wordRegex(grammar.authorVoice, 'u').test(withoutQuotations(text)),
    somber: wordRegex(grammar.somber).test(text),
    traits: traitsOf(text, grammar),
  };
}

/** What can only be quoted must stand there letter by letter; a misread word would be put into somebody's mouth. */
const withoutUnsureQuotations = (sentences: readonly Marked[]): readonly Marked[] =>
  sentences.map((sentence) =>
    sentence.unsure && (sentence.authorVoice || sentence.inQuotation || QUOTES.test(sentence.text))
      ? { ...sentence, sayable: false }
      : sentence,
  );

/** The sentences below each question of the source. */
function answersIn(sentences: readonly Marked[]): Marked[][] {
  const answers: Marked[][] = [];
  let open: Marked[] | undefined;
  for (const sentence of sentences) {
    if (sentence.asked) {
      open = [];
      answers.push(open);
    } else if (sentences[sentence.index - 1]?.section !== sentence.section) open = undefined;
    else open?.push(sentence);
  }
  return answers;
}

const asAuthors = (sentence: Marked): Marked => ({ ...sentence, authorVoice: true, isQuestion: false });

type Voices = { sentences: readonly Marked[]; firstPerson: boolean; interview: boolean };

/** Who says "I" in it. */
function voicesIn(marked: readonly Marked[]): Voices {
  const sayable = marked.filter((sentence) => sentence.sayable);
  const answers = answersIn(marked);
  const firstPerson =
    answers.length === 0 &&
    sayable.filter((sentence) => sentence.authorVoice).length > sayable.length * FIRST_PERSON_SHARE;
  const personal = answers.filter((answer) => answer.some(({ authorVoice }) => authorVoice));
  const interview = personal.length >= Math.max(1, answers.length * INTERVIEW_SHARE);
  // Of an interview every answer is all one person's, also what has no "I" in it: "It took me years. Then it rang."
  const answering = new Set(interview ? answers.flat() : []);
  const sentences = marked.map((sentence) => {
    if (answering.has(sentence) || (firstPerson && !sentence.inQuotation)) return asAuthors(sentence);
    return sentence.asked ? { ...sentence, authorVoice: false } : sentence;
  });
  return { sentences, firstPerson, interview };
}

/** Who was there is read, not listened to; a point left open is told, and nobody answers it. */
function asMinutes(
  sentences: readonly Marked[],
  sections: readonly Section[],
  minutes: ReadonlyMap<Section, MinutesPart>,
  { grammar }: TalkPack,
): readonly Marked[] {
  return sentences.map((sentence) => {
    const section = sections[sentence.section];
    const part = section && minutes.get(section);
    const isOfPeople = part === 'people' || namesPeople(sentence.text, grammar);
    return {
      ...sentence,
      ...(isOfPeople && { sayable: false }),
      ...(part === 'open' && { isQuestion: false, authorVoice: false }),
    };
  });
}

/** "What is it?", asked, is what the first sentence below it leans on. */
const withAskedHeadings = (
  sentences: readonly Marked[],
  headings: readonly Heading[],
  pack: TalkPack,
): readonly Marked[] =>
  sentences.map((sentence) => {
    const heading = headings[sentence.heading];
    return heading && opensUnder(sentence, sentences) && questionOf(heading, pack)
      ? { ...sentence, needsPrevious: false }
      : sentence;
  });

function everyNth<Item>(items: readonly Item[], limit: number): Item[] {
  if (items.length <= limit) return [...items];
  const step = items.length / limit;
  return Array.from({ length: limit }, (_, at) => items[Math.floor(at * step)] as Item);
}

/** What the text is about, by the sentences at `from`. */
function phrasesOf(
  sentences: readonly Marked[],
  from: readonly number[],
  pack: TalkPack,
  lexer: Lexer,
): Pick<Understanding, 'keyphrases' | 'keyphrasesOf'> {
  const sampled = everyNth(from, KEYPHRASE_SENTENCES);
  const texts = sampled.map((index) => sentences[index]?.text ?? '');
  const keyphrases = findKeyphrases(texts, pack, lexer).map((phrase) => ({
    ...phrase,
    sentences: new Set([...phrase.sentences].map((at) => sampled[at] ?? at)),
  }));
  const keyphrasesOf = new Map<number, Keyphrase[]>();
  for (const phrase of keyphrases) {
    for (const at of phrase.sentences) {
      const list = keyphrasesOf.get(at);
      if (list) list.push(phrase);
      else keyphrasesOf.set(at, [phrase]);
    }
  }
  return { keyphrases, keyphrasesOf };
}

/** What the passages, read, show: every pass takes the sentences as the one before it left them. */
export function understand(reading: Reading, brief: Brief, pack: TalkPack): Understanding {
  const { source, sections, headings, byline, isListed, asksItself } = reading;
  const lexer = new Lexer(pack);
  const sourceWords = reading.sentences.reduce((sum, { words }) => sum + words, 0);
  const maxWords =
    sourceWords < THIN_SOURCE_WORDS
      ? MAX_WORDS.thinSource
      : brief.level === 'expert'
        ? MAX_WORDS.expert
        : MAX_WORDS.others;
  const shown = reading.sentences.map((sentence, at) =>
    marksOf(sentence, { pack, lexer, maxWords, before: reading.sentences[at - 1] }),
  );
  const sayableAtFirst = shown.filter(({ sayable }) => sayable).map(({ index }) => index);
  const { firstPerson, interview, ...voiced } = voicesIn(shown);
  const minutes = readMinutes(sections, pack.grammar);
  const sorted = minutes ? asMinutes(voiced.sentences, sections, minutes, pack) : voiced.sentences;
  const { vectors, index } = vectorize(sorted.map((sentence) => sentence.terms));
  const headingTerms = lexer.terms([source.title ?? '', ...sections.map(({ title }) => title)].join(' '));
  const related = relateSentences(
    sorted.map((sentence, at) => ({ ...sentence, vector: vectors[at] ?? new Map() })),
    pack,
    lexer,
    headingTerms,
  );
  const asked = withAskedHeadings(related, headings, pack);
  const bound = asksItself ? withBoundParagraphs(asked) : asked;
  const attributed = firstPerson ? bound : withoutUnattributed(bound, pack.grammar);
  // Where all is one person's words, there would be nothing left to tell.
  const sure = firstPerson || interview ? attributed : withoutUnsureQuotations(attributed);

  const material = materialOf(source);
  const author = findAuthor(source, byline, pack);
  // Who says "you" in a talk speaks to the other, and who quotes tells no story.
  const genre = interview ? 'general' : genreOf(sure, sections, pack);
  const heard = genre === 'instructions' ? sure : withoutScreen(sure, pack);
  const isReported = !firstPerson && !interview && material.kind !== 'recording';
  const about = { headings, author, pack };
  // Who says "I" in a story is nobody who wrote it.
  const { sentences: told, retold } =
    isReported && genre !== 'story'
      ? tellOfAuthor({ sentences: heard, ...about }, source.title)
      : { sentences: heard, retold: new Set<number>() };
  const others =
    isReported && genre !== 'research' ? withoutFewOwnWords({ sentences: told, ...about }, retold) : told;
  // In a story or a talk a short line is as good as a long one, and what leans on the line before stands behind it.
  const sentences =
    genre !== 'story' && !interview && material.kind !== 'recording'
      ? judgeSentences(others, {
          pack,
          lexer,
          title: source.title,
          isNews: genre === 'news',
          words: targetMinutes(brief.length) * WORDS_A_MINUTE,
        })
      : others;
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
    isOpinion:
      isReported && ['news', 'general'].includes(genre) && isOpinion({ sentences, ...about }, source.title),
    material,
    genre,
    firstPerson,
    interview,
    asksItself,
    minutes,
    sections,
    isListed,
    headings,
    sentences,
    index,
    ...phrasesOf(sentences, sayableAtFirst, pack, lexer),
    fullNames: findFullNames(texts, lexer),
    acronyms: findAcronyms(texts, lexer),
  };
}
