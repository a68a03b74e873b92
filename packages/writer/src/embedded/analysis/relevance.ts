import type { LanguagePack } from '@parlance/language/language';
import type { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Section, Sentence } from './document.ts';
import type { TermIndex } from './tf-idf.ts';

type Context = {
  pack: LanguagePack;
  lexer: Lexer;
  index: TermIndex;
  sentences: readonly Sentence[];
  sections: readonly Section[];
  titleTerms: ReadonlySet<string>;
};

export type Relevance = {
  /** Sentence -> how near it is to what was asked, 0..1. */
  of: ReadonlyMap<number, number>;
  /** Share of the asked terms that one place of the text covers, rare terms counting more. */
  coverage: number;
};

const SATURATION = 1.2;
const LENGTH_PULL = 0.75;
/** Terms of the best hits join the question: the answer seldom repeats its words. */
const EXPANSION = { hits: 5, terms: 8, weight: 0.22 };

/** A question for a person wants a name, one for a date wants a year. */
function kindBoost(question: string, { pack }: Context): (sentence: Sentence) => number {
  const asks = (pattern: string): boolean => wordRegex(pattern).test(question);
  const { who, when, howMany, why, whatIs } = pack.grammar.questions;
  const wants = {
    who: asks(who),
    when: asks(when),
    howMany: asks(howMany),
    why: asks(why),
    whatIs: asks(whatIs),
  };
  return ({ text, traits }) => {
    let boost = 1;
    if (wants.who && /(?<![.!?] )(?<=\s)\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text)) boost += 0.3;
    if (wants.when && /(?<!\d)(?:1\d|20)\d{2}(?!\d)/.test(text)) boost += 0.3;
    if (wants.howMany && /\d/.test(text)) boost += 0.3;
    if (wants.why && traits.has('cause')) boost += 0.25;
    if (wants.whatIs && traits.has('definition')) boost += 0.35;
    return boost;
  };
}

function askedTerms(ask: string, { pack, lexer }: Context): string[] {
  const filler = new Set(pack.words.questionFiller.split(' ').map((word) => lexer.stem(word)));
  const all = [...new Set(lexer.terms(ask))];
  const telling = all.filter((term) => !filler.has(term));
  return telling.length > 0 ? telling : all;
}

/** How near each sentence is to a question or an emphasis (BM25, with one round of expansion). */
export function measureRelevance(ask: string, context: Context): Relevance {
  const { index, lexer, sentences, sections, titleTerms } = context;
  const asked = askedTerms(ask, context);
  const rarity = (term: string): number => {
    if (titleTerms.has(term)) return 0.6;
    const id = index.idOf.get(term);
    return id === undefined ? Math.log(1 + sentences.length) : (index.idf[id] ?? 0);
  };
  const total = asked.reduce((sum, term) => sum + rarity(term), 0) || 1;
  const coverageOf = (terms: readonly string[]): number => {
    const present = new Set(terms);
    return asked.reduce((sum, term) => sum + (present.has(term) ? rarity(term) : 0), 0) / total;
  };
  const boost = kindBoost(ask, context);
  const headings = sections.map((section) => new Set(lexer.terms(section.title)));
  const averageLength =
    sentences.reduce((sum, { terms }) => sum + terms.length, 0) / (sentences.length || 1) || 1;

  const scoreOf = (sentence: Sentence, weights: ReadonlyMap<string, number>): number => {
    let sum = 0;
    for (const [term, weight] of weights) {
      const id = index.idOf.get(term);
      if (id === undefined) continue;
      const times =
        sentence.terms.filter((each) => each === term).length +
        (headings[sentence.section]?.has(term) ? 0.5 : 0);
      if (times === 0) continue;
      const length = 1 - LENGTH_PULL + (LENGTH_PULL * sentence.terms.length) / averageLength;
      sum += (weight * (index.idf[id] ?? 0) * times * (SATURATION + 1)) / (times + SATURATION * length);
    }
    return sum * (0.25 + 0.75 * coverageOf(sentence.terms)) * boost(sentence);
  };

  const hasOtherTerms = asked.some((term) => !titleTerms.has(term));
  const weights = new Map(asked.map((term) => [term, titleTerms.has(term) && hasOtherTerms ? 0.35 : 1]));
  const hits = sentences
    .filter((sentence) => sentence.sayable)
    .map((sentence) => ({ sentence, score: scoreOf(sentence, weights) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);

  let coverage = 0;
  for (const { sentence } of hits.slice(0, 30)) {
    const around = sentences
      .slice(Math.max(0, sentence.index - 2), sentence.index + 3)
      .filter((each) => each.paragraph === sentence.paragraph);
    const headed = headings[sentence.section] ?? [];
    coverage = Math.max(coverage, coverageOf([...headed, ...around.flatMap((each) => each.terms)]));
  }

  const companions = new Map<string, number>();
  for (const { sentence } of hits.slice(0, EXPANSION.hits)) {
    for (const term of new Set(sentence.terms)) {
      if (!weights.has(term)) companions.set(term, (companions.get(term) ?? 0) + rarity(term));
    }
  }
  for (const [term] of [...companions].sort((a, b) => b[1] - a[1]).slice(0, EXPANSION.terms))
    weights.set(term, EXPANSION.weight);

  const scores = sentences.map((sentence) => (sentence.sayable ? scoreOf(sentence, weights) : 0));
  const highest = scores.reduce((a, b) => Math.max(a, b), 0) || 1;
  return { of: new Map(scores.map((score, at) => [at, score / highest])), coverage };
}
