import type { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { TalkPack } from '../languages/talk-rules.ts';
import { type Candidate, collectCandidates } from './keyphrase-candidates.ts';

export type Keyphrase = {
  /** Stems, separated by spaces. */
  key: string;
  surface: string;
  /** The definite article it mostly stands with; empty when it mostly has none. */
  article: string;
  /** Any definite article it has ever stood with. */
  definiteArticle: string;
  isName: boolean;
  isPlural: boolean;
  times: number;
  words: number;
  score: number;
  sentences: ReadonlySet<number>;
};

const mostFrequent = (counts: ReadonlyMap<string, number>): [string, number] | undefined =>
  [...counts].sort((a, b) => b[1] - a[1])[0];

function articleOf(candidate: Candidate): string {
  const total = [...candidate.articles.values()].reduce((a, b) => a + b, 0);
  const best = mostFrequent(new Map([...candidate.articles].filter(([article]) => article !== '')));
  return best && best[1] / total >= 0.45 ? best[0] : '';
}

function definiteArticleOf(candidate: Candidate, definite: ReadonlySet<string>): string {
  const found = [...candidate.articles].filter(([article]) => definite.has(article) || article === 'l’');
  return mostFrequent(new Map(found))?.[0] ?? '';
}

/** "forest exists" and "forest existed" share their stems but are no term; a term keeps its form, plurals aside. */
function isSteady({ surfaces }: Candidate): boolean {
  const forms = new Map<string, number>();
  let total = 0;
  for (const [surface, times] of surfaces) {
    const form = surface.toLowerCase().replace(/e?s(?= |$)/g, '');
    forms.set(form, (forms.get(form) ?? 0) + times);
    total += times;
  }
  return (mostFrequent(forms)?.[1] ?? 0) / total >= 0.6;
}

/** Whether it occurs often enough, and in the company a noun keeps, to name a thing. */
function isTerm(candidate: Candidate, connectors: ReadonlySet<string>, { capitalNouns }: Lexer): boolean {
  const { times, size, capital, inside } = candidate;
  const surface = mostFrequent(candidate.surfaces)?.[0] ?? '';
  const isFullName =
    size >= 2 && surface.split(' ').every((word) => /^\p{Lu}/u.test(word) || connectors.has(word));
  // Where all nouns are big, two of them side by side are no name yet: "Schule Latein".
  if (times < 2) return capital > 0 && isFullName && !capitalNouns;
  if (size > 1 && !isSteady(candidate)) return false;
  if (size === 1 && candidate.modifies > times / 2) return false;
  const standsAsName = inside > 0 || (isFullName && !capitalNouns);
  const asName = standsAsName && capital > inside * 0.6 ? times * 0.6 : 0;
  return (candidate.nounLike + asName) / times >= 0.34;
}

function weigh(candidate: Candidate, isName: boolean, sentenceCount: number): number {
  const { times, size } = candidate;
  const nounLike = Math.min(1, candidate.nounLike / times + (isName ? 0.6 : 0));
  const rarity = Math.min(2.2, Math.log(1 + sentenceCount / candidate.sentences.size));
  const plainWord = size === 1 && !isName ? 0.55 : 1;
  return (
    times ** 0.75 *
    (1 + 0.55 * (Math.min(size, 3) - 1)) *
    (0.4 + nounLike) *
    (isName ? 1.2 : 1) *
    rarity *
    plainWord
  );
}

/** A capital inside a sentence; where all nouns have one, a noun that never takes an article. */
function isNameOf(candidate: Candidate, { capitalNouns }: Lexer): boolean {
  const { inside, capital, articles } = candidate;
  if (inside === 0 || capital / inside <= 0.6) return false;
  return !capitalNouns || (inside > 1 && (articles.get('') ?? 0) === inside);
}

/** Phrases that a longer one says better go: "oak" where it is always "oak tree". */
function dropContained(phrases: Map<string, Keyphrase>): void {
  const ordered = [...phrases.values()].sort((a, b) => b.words - a.words).slice(0, 1_500);
  for (const long of ordered) {
    if (!phrases.has(long.key)) continue;
    for (const short of ordered) {
      if (short.words >= long.words || !phrases.has(short.key)) continue;
      if (!` ${long.key} `.includes(` ${short.key} `)) continue;
      if (long.times >= short.times * 0.6) phrases.delete(short.key);
      else if (long.times === 1 && short.times >= 3 && !long.isName) long.score *= 0.5;
    }
  }
}

/** What the text is about, best first. */
export function findKeyphrases(texts: readonly string[], pack: TalkPack, lexer: Lexer): Keyphrase[] {
  const { grammar } = pack;
  const connectors = new Set(pack.words.connectors.split(' '));
  const definite = new Set(pack.words.definiteArticles.split(' '));
  const pluralEnding = wordRegex(grammar.plural.pattern);
  const phrases = new Map<string, Keyphrase>();
  for (const candidate of collectCandidates(texts, pack, lexer).values()) {
    if (!isTerm(candidate, connectors, lexer)) continue;
    const isName = isNameOf(candidate, lexer);
    const written = mostFrequent(candidate.surfaces)?.[0] ?? '';
    // "Aldo Perinelli" is a name wherever it stands; of "Green tea" only the sentence's beginning is big.
    const isBigThroughout = /^\p{Lu}.* \p{Lu}/u.test(written);
    const surface =
      !isName && !isBigThroughout && !lexer.capitalNouns && /^\p{Lu}\p{Ll}/u.test(written)
        ? written.charAt(0).toLowerCase() + written.slice(1)
        : written;
    const article = grammar.capitalNouns?.articleFrom(candidate.articles) ?? articleOf(candidate);
    const words = surface.split(' ');
    const deciding = (grammar.plural.word === 'last' ? words.at(-1) : words[0]) ?? '';
    phrases.set(candidate.key, {
      key: candidate.key,
      surface,
      article,
      definiteArticle: lexer.capitalNouns ? article : definiteArticleOf(candidate, definite),
      isName,
      isPlural: grammar.pluralArticles.includes(article) || pluralEnding.test(deciding),
      times: candidate.times,
      words: candidate.size,
      score: weigh(candidate, isName, texts.length),
      sentences: candidate.sentences,
    });
  }
  dropContained(phrases);
  return [...phrases.values()].sort((a, b) => b.score - a.score);
}

/** "reef" -> "the reef", as the text mostly has it. */
export const withArticle = (phrase: Keyphrase, article = phrase.article): string =>
  article === '' ? phrase.surface : `${article}${/[’']$/.test(article) ? '' : ' '}${phrase.surface}`;
