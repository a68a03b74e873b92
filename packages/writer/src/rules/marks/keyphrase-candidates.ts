import type { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { TalkPack } from '../languages/talk-rules.ts';
import { countWords, findVerbs, isCapital, type Token, tokenize } from './tokens.ts';

/** A run of content words as it occurs in the text, with what stands around it. */
export type Candidate = {
  key: string;
  size: number;
  times: number;
  /** How often a determiner or preposition stands before it: the mark of a noun. */
  nounLike: number;
  /** How often it stands inside a sentence and, of those, with a capital. */
  inside: number;
  capital: number;
  /** How often it only describes the noun next to it: "great" in "a great day". */
  modifies: number;
  surfaces: Map<string, number>;
  articles: Map<string, number>;
  sentences: Set<number>;
};

const MAX_WORDS = 4;
const ELIDED_ARTICLE = /^l[’']$/i;
/** From here on a word that looks like a verb is used too often to be one. */
const TOO_FREQUENT_FOR_A_VERB = 4;

const setOf = (list: string): Set<string> => new Set(list.split(' '));
const add = (map: Map<string, number>, key: string, by = 1): void =>
  void map.set(key, (map.get(key) ?? 0) + by);

class Collector {
  readonly candidates = new Map<string, Candidate>();
  private readonly pack: TalkPack;
  private readonly lexer: Lexer;
  private readonly sentences: Token[][];
  private readonly verbs: ReadonlySet<string>;
  private readonly frequency: ReadonlyMap<string, number>;
  private readonly determiners: ReadonlySet<string>;
  private readonly prepositions: ReadonlySet<string>;
  private readonly connectors: ReadonlySet<string>;
  private readonly articles: ReadonlySet<string>;
  private readonly auxiliaries: ReadonlySet<string>;
  /** Who is spoken to: politely, with a capital. */
  private readonly addressed: ReadonlySet<string>;

  constructor(texts: readonly string[], pack: TalkPack, lexer: Lexer) {
    const { words } = pack;
    this.pack = pack;
    this.lexer = lexer;
    this.determiners = setOf(words.determiners);
    this.prepositions = setOf(words.prepositions);
    this.connectors = setOf(words.connectors);
    this.articles = setOf(words.definiteArticles);
    this.auxiliaries = setOf(words.auxiliaries);
    this.addressed = new Set(pack.grammar.interview.you.toLowerCase().split('|'));
    this.sentences = texts.map(tokenize);
    this.verbs = findVerbs(this.sentences, this.determiners);
    this.frequency = countWords(this.sentences);
  }

  collect(): void {
    this.sentences.forEach((tokens, sentence) => {
      for (let from = 0; from < tokens.length; from++) this.growFrom(tokens, from, sentence);
    });
  }

  /** Every run of content words that begins here. */
  private growFrom(tokens: Token[], from: number, sentence: number): void {
    let size = 0;
    for (let at = from; at < tokens.length && size < MAX_WORDS; at++) {
      const token = tokens[at];
      if (!token || (at > from && token.afterBreak)) break;
      if (this.isContent(token)) {
        size++;
        this.note(tokens, from, at + 1, sentence);
      } else if (at === from || !this.leadsOn(token, tokens[at + 1], tokens[at - 1])) break;
    }
  }

  private isContent({ word, lower, inside }: Token): boolean {
    if (word.length < 3 || !/^\p{L}{2}/u.test(word) || /^[IVXLC]+$/.test(word)) return false;
    // A small word with a capital in mid-sentence is part of a name: "São Paulo", "The Hague"; "Ihnen" is whoever reads.
    if (this.lexer.isStop(word)) return inside && isCapital(word) && !this.addressed.has(lower);
    if (this.verbs.has(lower)) return false;
    if (!/^\p{Ll}/u.test(word)) return true;
    if (this.lexer.capitalNouns) return false;
    const { notInTerm, verbEnding } = this.pack.grammar;
    const rare = (this.frequency.get(lower) ?? 0) < TOO_FREQUENT_FOR_A_VERB;
    return !wordRegex(notInTerm).test(lower) && !(rare && wordRegex(verbEnding).test(lower));
  }

  /** "theory of games", "Parque de la Papa": small words inside a term. */
  private leadsOn(token: Token, next: Token | undefined, before: Token | undefined): boolean {
    if (!next || next.afterBreak || !before) return false;
    if (this.connectors.has(token.lower)) {
      return this.isContent(next) || (this.articles.has(next.lower) && isCapital(before.word));
    }
    const closesConnector = this.connectors.has(before.lower) && this.articles.has(token.lower);
    return closesConnector && isCapital(next.word) && this.isContent(next);
  }

  /**
   * Beside the noun, on the far side of it: "great" in "a great day", "English" in "a single English reef",
   * "voadores" in "rios voadores".
   */
  private modifies(tokens: Token[], from: number, to: number): boolean {
    const before = tokens[from - 1];
    const after = tokens[to];
    if (!before || !tokens[from]?.inside) return false;
    if (this.pack.grammar.plural.word === 'first') return this.isContent(before);
    const inGroup = this.determiners.has(before.lower) || this.isContent(before);
    return inGroup && after?.inside === true && !after.afterBreak && this.isContent(after);
  }

  private note(tokens: Token[], from: number, to: number, sentence: number): void {
    const run = tokens.slice(from, to);
    const stems = run.filter((token) => this.isContent(token)).map((token) => this.lexer.stem(token.word));
    const candidate = this.candidateFor(stems);
    const before = tokens[from]?.inside ? tokens[from - 1] : undefined;
    const next = tokens[to];
    candidate.times++;
    candidate.sentences.add(sentence);
    if (this.modifies(tokens, from, to)) candidate.modifies++;
    if (before) this.noteCompany(candidate, before, tokens[from]);
    else if (run.slice(1).some(({ word }) => isCapital(word))) candidate.capital++;
    else if (from === 0 && next?.inside && this.auxiliaries.has(next.lower)) candidate.nounLike++;
    add(candidate.surfaces, run.map((token) => token.word).join(' '), before ? 1.01 : 0.5);
  }

  private noteCompany(candidate: Candidate, before: Token, first: Token | undefined): void {
    const bare = before.lower.replace(/[’']$/, '');
    const elided = ELIDED_ARTICLE.test(before.word);
    if (elided || this.determiners.has(bare) || this.prepositions.has(bare)) candidate.nounLike++;
    candidate.inside++;
    // "Sebastian Bach" behind "Johann" is only the rest of a name.
    const isRest = candidate.size > 1 && isCapital(before.word) && this.isContent(before);
    if (first && isCapital(first.word) && !isRest) candidate.capital++;
    add(candidate.articles, elided ? 'l’' : (this.pack.grammar.articleOf[bare] ?? ''));
  }

  private candidateFor(stems: readonly string[]): Candidate {
    const key = stems.join(' ');
    let candidate = this.candidates.get(key);
    if (!candidate) {
      candidate = {
        key,
        size: stems.length,
        times: 0,
        nounLike: 0,
        inside: 0,
        capital: 0,
        modifies: 0,
        surfaces: new Map(),
        articles: new Map(),
        sentences: new Set(),
      };
      this.candidates.set(key, candidate);
    }
    return candidate;
  }
}

/** Every run of one to four content words that could name a thing. */
export function collectCandidates(
  texts: readonly string[],
  pack: TalkPack,
  lexer: Lexer,
): Map<string, Candidate> {
  const collector = new Collector(texts, pack, lexer);
  collector.collect();
  return collector.candidates;
}
