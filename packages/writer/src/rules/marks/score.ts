import type { Brief } from '@parlance/artifacts/brief';
import type { Trait } from '@parlance/language/language';
import { wordRegex } from '@parlance/language/text/word-regex';
import { unsayable } from '../../read/sayable.ts';
import type { Understanding } from '../understand.ts';
import { lexRank } from './lexrank.ts';
import type { Marked } from './marked.ts';
import { measureRelevance, type Relevance } from './relevance.ts';
import { weightIn } from './weight.ts';

/** Ranking all pairs of a very long text takes too long; its richest sentences stand for it. */
const RANKED_SENTENCES = 2_500;
/** From this share of what was asked, found in one passage, a question counts as answered; nobody claims it below. */
const ANSWERED = 0.55;
/** Only below this nothing comes near: of questions a text answers, about two in a hundred lie there. */
const NEAR = { words: 0.15, oneWord: 0.3 };
/** A text that has more than this of the asked words, wherever they stand, may answer in others. */
const ANYWHERE = 0.5;
/** When what can be said is less near than this to the nearest, the answer stands in what can't be said. */
const TOLD = 0.75;
/** From this, what was to be stressed opens the episode. */
const STRESSED = 0.45;
/** A sentence that answers may be longer than others, a bare word, or full of figures; not a fragment or code. */
const ANSWER = { sentences: 3, maxWords: 100, admits: ['short', 'list', 'figures', 'capitals'] };

const QUESTION_PULL = 0.85;
const EMPHASIS_PULL = 0.6;

const TRAIT_WORTH: Partial<Record<Trait, number>> = {
  definition: 0.07,
  number: 0.03,
  superlative: 0.05,
  cause: 0.05,
  contrast: 0.03,
  quote: 0.03,
};

function rank(understanding: Understanding): Map<number, number> {
  const { sentences, keyphrasesOf } = understanding;
  let ranked = sentences.filter((sentence) => sentence.sayable);
  if (ranked.length > RANKED_SENTENCES) {
    const richness = (sentence: Marked): number =>
      (keyphrasesOf.get(sentence.index) ?? []).reduce((sum, phrase) => sum + phrase.score, 0) /
      Math.sqrt(sentence.words);
    ranked = ranked
      .map((sentence) => ({ sentence, worth: richness(sentence) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, RANKED_SENTENCES)
      .map(({ sentence }) => sentence)
      .sort((a, b) => a.index - b.index);
  }
  const ranks = lexRank(ranked.map((sentence) => sentence.vector));
  return new Map(ranked.map((sentence, at) => [sentence.index, ranks[at] ?? 0]));
}

/** Index of the first sentence of each section or paragraph. */
function firstsBy(sentences: readonly Marked[], group: (sentence: Marked) => number): Map<number, number> {
  const firsts = new Map<number, number>();
  for (const sentence of sentences)
    if (!firsts.has(group(sentence))) firsts.set(group(sentence), sentence.index);
  return firsts;
}

function levelTaste(sentence: Marked, level: Brief['level']): number {
  const { text, words, traits } = sentence;
  if (level === 'beginner') {
    const longWords = 0.08 * Math.max(0, text.length / words - 5.6);
    const longSentence = 0.018 * Math.max(0, words - 16);
    return (traits.has('definition') || traits.has('example') ? 0.1 : 0) - longWords - longSentence;
  }
  if (level === 'expert') {
    const detail =
      (traits.has('number') ? 0.14 : 0) + (traits.has('process') ? 0.09 : 0) + (/\(/.test(text) ? 0.03 : 0);
    const basics = traits.has('definition') ? 0.08 : 0;
    return detail - basics + 0.01 * Math.max(0, Math.min(words, 40) - 16);
  }
  return 0;
}

function blemishes(sentence: Marked, soft: RegExp): number {
  const { text, words } = sentence;
  let loss = 0;
  if (words < 6) loss += 0.06;
  if (words > 34) loss += 0.006 * (words - 34);
  if (sentence.authorVoice) loss += 0.12;
  if (sentence.isQuestion) loss += 0.1;
  if (sentence.isItem) loss += 0.1;
  if (sentence.inQuotation) loss += 0.1;
  if (soft.test(text)) loss += 0.04;
  if ((text.match(/\d/g)?.length ?? 0) > 10) loss += 0.06;
  return loss;
}

export type Asked = {
  /** What the source has for the question that was asked; 'found' when none was. */
  answer: 'found' | 'near' | 'none';
  /** Sentence -> how near it is to the question or, without one, to the emphasis; undefined when nothing is near. */
  nearness: ReadonlyMap<number, number> | undefined;
};

/** What answers best is said even where other sentences of its make would not be. */
function withAnswersAdmitted({ of }: Relevance, { sentences, pack }: Understanding): readonly Marked[] {
  const { noise } = pack.grammar;
  const best = sentences.toSorted((a, b) => (of.get(b.index) ?? 0) - (of.get(a.index) ?? 0));
  const isAdmitted = ({ text, words }: Marked): boolean => {
    const why = unsayable(text, words, { maxWords: Number.POSITIVE_INFINITY, noise });
    return words <= ANSWER.maxWords && (why === undefined || ANSWER.admits.includes(why));
  };
  const admitted = new Set(best.slice(0, ANSWER.sentences).filter(isAdmitted));
  return sentences.map((sentence) => (admitted.has(sentence) ? { ...sentence, sayable: true } : sentence));
}

const nearestSayable = ({ of }: Relevance, sentences: readonly Marked[]): number =>
  sentences.reduce((best, { index, sayable }) => (sayable ? Math.max(best, of.get(index) ?? 0) : best), 0);

export type Scored = { understanding: Understanding; asked: Asked };

/** What was understood, with a score for every sentence; says whether the source has an answer to what was asked. */
export function scoreSentences(read: Understanding, brief: Brief): Scored {
  const { sections, lexer, keyphrases, keyphrasesOf, pack } = read;
  const ranks = rank(read);
  const titleTerms = new Set(lexer.terms(read.title ?? ''));
  const measure = (request: string | undefined): Relevance | undefined =>
    request === undefined || request.trim() === ''
      ? undefined
      : measureRelevance(request, { ...read, titleTerms });
  const asked = measure(brief.question);
  const coverage = asked?.coverage ?? 1;
  const isNone =
    coverage < (asked?.isOneWord ? NEAR.oneWord : NEAR.words) && (asked?.anywhere ?? 0) < ANYWHERE;
  // What the source knows nothing of can't choose its sentences either.
  const question = isNone ? undefined : asked;
  const emphasis = measure(brief.emphasis);
  const stressed = emphasis && emphasis.coverage >= STRESSED ? emphasis : undefined;
  const nearest = question ?? (brief.question ? undefined : stressed);
  const sentences = nearest ? withAnswersAdmitted(nearest, read) : read.sentences;
  const isTold = question === undefined || nearestSayable(question, sentences) >= TOLD;
  const answer = isNone ? 'none' : coverage >= ANSWERED && isTold ? 'found' : 'near';

  const sectionFirst = firstsBy(sentences, ({ section }) => section);
  const paragraphFirst = firstsBy(sentences, ({ paragraph }) => paragraph);
  const headingTerms = sections.map((section) => new Set(lexer.terms(section.title)));
  const bestPhrase = keyphrases[0]?.score ?? 1;
  const soft = wordRegex(pack.grammar.soft);
  const weightOf = weightIn({ ...read, sentences });

  const scored = sentences.map((sentence) => {
    const { index, section, paragraph, terms } = sentence;
    const onTopic = [...new Set(terms)].filter(
      (term) => titleTerms.has(term) || headingTerms[section]?.has(term),
    ).length;
    const phrases = (keyphrasesOf.get(index) ?? []).reduce(
      (sum, phrase) => sum + phrase.score / bestPhrase,
      0,
    );
    let score =
      0.5 * (ranks.get(index) ?? 0) +
      0.12 * Math.exp(-(index - (sectionFirst.get(section) ?? 0)) / 6) +
      (paragraphFirst.get(paragraph) === index ? 0.08 : 0) +
      0.06 * Math.exp(-index / 12) +
      0.05 * Math.min(3, onTopic) +
      0.14 * Math.min(1, phrases / 1.5);
    for (const trait of sentence.traits) score += TRAIT_WORTH[trait] ?? 0;
    score += levelTaste(sentence, brief.level) - blemishes(sentence, soft) + weightOf(sentence);
    if (emphasis) score = (1 - EMPHASIS_PULL) * score + EMPHASIS_PULL * (emphasis.of.get(index) ?? 0);
    if (question) score = (1 - QUESTION_PULL) * score + QUESTION_PULL * (question.of.get(index) ?? 0);
    return { ...sentence, score };
  });
  return {
    understanding: { ...read, sentences: scored },
    asked: { answer, nearness: nearest?.of },
  };
}
