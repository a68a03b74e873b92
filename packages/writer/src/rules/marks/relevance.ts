import type { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Section } from '../../read/document.ts';
import type { TalkPack } from '../languages/talk-rules.ts';
import { askedKinds, showsKind } from './answer-kind.ts';
import type { Marked } from './marked.ts';
import type { TermIndex } from './tf-idf.ts';
import { WordKinship } from './word-kinship.ts';

type Context = {
  pack: TalkPack;
  lexer: Lexer;
  index: TermIndex;
  sentences: readonly Marked[];
  sections: readonly Section[];
  titleTerms: ReadonlySet<string>;
};

export type Relevance = {
  /** Sentence -> how near it is to what was asked, 0..1. */
  of: ReadonlyMap<number, number>;
  /** Share of what was asked that the best passage of three sentences covers, rare words counting more. */
  coverage: number;
  /** Share of what was asked that stands anywhere in the text. */
  anywhere: number;
  /** Of several asked words only one is there, which may be chance. */
  isOneWord: boolean;
};

/** What a word counts that stands not in the sentence itself but beside it, in its paragraph or over it. */
const BESIDE = { before: 0.7, after: 0.45, paragraph: 0.25, heading: 0.6 };
/** A sentence with what the question asks for (a name, a date) goes before one without. */
const KIND = { shown: 1.15, missing: 0.85 };
const PAIR_BONUS = 0.12;
/** The subject of the whole text tells little about one of its sentences. */
const TITLE_WEIGHT = 0.45;
const NAMED_WEIGHT = 1.3;
const LENGTH_PULL = 0.15;
/** A heading that asks much the same is the head of the answer. */
const ASKED_HEADING = { share: 0.5, bonus: 0.25 };

type Asked = { term: string; weight: number; relatives: Map<string, number> };

function askedTerms(ask: string, context: Context): Asked[] {
  const { pack, lexer, index, sentences, titleTerms } = context;
  const filler = new Set(pack.words.questionFiller.split(' ').map((word) => lexer.stem(word)));
  const all = [...new Set(lexer.terms(ask))];
  const telling = all.filter((term) => !filler.has(term));
  const named = new Set(
    (ask.match(/(?<=\S )\p{Lu}[\p{L}’'-]+|\d[\d.,]*/gu) ?? []).flatMap((name) => lexer.terms(name)),
  );
  const kinship = new WordKinship(pack, lexer);
  return (telling.length > 0 ? telling : all).map((term) => {
    const relatives = kinship.relativesOf(term, index.idOf.keys());
    const idOf = index.idOf.get(term);
    const rarity = idOf === undefined ? Math.log(1 + sentences.length) : (index.idf[idOf] ?? 0);
    const inTitle = titleTerms.has(term) ? TITLE_WEIGHT : 1;
    const isName = named.has(term) && !lexer.capitalNouns ? NAMED_WEIGHT : 1;
    return { term, weight: rarity * inTitle * isName, relatives };
  });
}

/** Best kinship of an asked word with any of these. */
const bestOf = ({ relatives }: Asked, terms: Iterable<string>): number => {
  let best = 0;
  for (const term of terms) best = Math.max(best, relatives.get(term) ?? 0);
  return best;
};

/** How near each sentence is to a question or an emphasis: by its own words, those beside it, and what kind is asked for. */
export function measureRelevance(ask: string, context: Context): Relevance {
  const { pack, lexer, sentences, sections } = context;
  const asked = askedTerms(ask, context);
  const total = asked.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const headingTerms = sections.map((section) => lexer.terms(section.title));
  const kinds = askedKinds(ask, pack);
  const defines = wordRegex(pack.grammar.whatIs).test(ask);
  const paragraphs = Map.groupBy(sentences, ({ paragraph }) => paragraph);
  const averageLength =
    sentences.reduce((sum, { terms }) => sum + terms.length, 0) / (sentences.length || 1) || 1;
  const share = (kinOf: (each: Asked) => number): number =>
    asked.reduce((sum, each) => sum + each.weight * kinOf(each), 0) / total;
  // For each asked word and sentence, once: what the sentence itself has of it.
  const own = asked.map((each) => sentences.map(({ terms }) => bestOf(each, terms)));
  const headed = asked.map((each) => headingTerms.map((terms) => bestOf(each, terms)));
  const inParagraph = asked.map(
    (_, at) =>
      new Map(
        [...paragraphs].map(([paragraph, of]) => [
          paragraph,
          Math.max(...of.map(({ index }) => own[at]?.[index] ?? 0)),
        ]),
      ),
  );
  const placeOf = new Map(asked.map((each, at) => [each, at]));
  const neighbour = (sentence: Marked, step: number): number => {
    const other = sentences[sentence.index + step];
    return other?.paragraph === sentence.paragraph ? other.index : -1;
  };
  const pairs = asked.slice(1).map((each, at) => [asked[at] as Asked, each] as const);

  const coverageAt = (sentence: Marked, beside: typeof BESIDE): number => {
    const before = neighbour(sentence, -1);
    const after = neighbour(sentence, 1);
    return share((each) => {
      const at = placeOf.get(each) ?? 0;
      return Math.max(
        own[at]?.[sentence.index] ?? 0,
        beside.before * (own[at]?.[before] ?? 0),
        beside.after * (own[at]?.[after] ?? 0),
        beside.paragraph * (inParagraph[at]?.get(sentence.paragraph) ?? 0),
        beside.heading * (headed[at]?.[sentence.section] ?? 0),
      );
    });
  };
  const scoreOf = (sentence: Marked): number => {
    const { terms, text, section, traits } = sentence;
    let score = coverageAt(sentence, BESIDE);
    if (score === 0) return 0;
    for (const [first, second] of pairs) {
      const adjacent = terms.some(
        (term, at) => first.relatives.has(term) && second.relatives.has(terms[at + 1] ?? ''),
      );
      if (adjacent) score += (PAIR_BONUS * (first.weight + second.weight)) / total;
    }
    const title = sections[section]?.title ?? '';
    const sameAsked = share((each) => headed[placeOf.get(each) ?? 0]?.[section] ?? 0);
    if (title.endsWith('?') && sameAsked >= ASKED_HEADING.share) score += ASKED_HEADING.bonus;
    if (kinds.length > 0)
      score *= kinds.some((kind) => showsKind(kind, text, ask, pack)) ? KIND.shown : KIND.missing;
    if (defines && traits.has('definition')) score *= KIND.shown;
    return score / (1 - LENGTH_PULL + (LENGTH_PULL * terms.length) / averageLength);
  };

  const scores = sentences.map(scoreOf);
  const highest = scores.reduce((a, b) => Math.max(a, b), 0) || 1;
  const passage = { before: 1, after: 1, paragraph: 0.3, heading: 1 };
  let coverage = 0;
  let covering: Marked | undefined;
  for (const sentence of sentences) {
    const covered = coverageAt(sentence, passage);
    if (covered > coverage) [coverage, covering] = [covered, sentence];
  }
  const found = asked.filter(
    (_, at) =>
      covering &&
      ((inParagraph[at]?.get(covering.paragraph) ?? 0) > 0 || (headed[at]?.[covering.section] ?? 0) > 0),
  );
  return {
    of: new Map(scores.map((score, at) => [at, score / highest])),
    coverage,
    anywhere: share(({ relatives }) => Math.max(0, ...relatives.values())),
    isOneWord: asked.length > 1 && found.length <= 1,
  };
}
