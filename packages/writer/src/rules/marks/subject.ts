import type { Casing } from '@parlance/language/text/casing';
import type { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { TalkPack } from '../languages/talk-rules.ts';

export type Subject = {
  phrase: string;
  isName: boolean;
  isDefinite: boolean;
  /** What follows it: "is a …". */
  rest: string;
};

type Context = { pack: TalkPack; lexer: Lexer; casing: Casing };

const setOf = (list: string): Set<string> => new Set(list.split(' '));
const MAX_TOKENS = 7;
const MAX_CONTENT = 4;

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** "Das Programm quilt bietet": a small word right before what can only be a verb is a name of its own. */
const isNameBeforeVerb = (next: string, verbEnding: RegExp): boolean =>
  /^\p{Ll}{2,}(?:et|elt|ert|te|ten|iert)$/u.test(next) || (/^\p{Ll}/u.test(next) && verbEnding.test(next));

/**
 * The subject a sentence opens with, when its right edge is certain: a verb that can only be a verb follows.
 * Rather none than a wrong one, for people ask about it.
 */
export function subjectOf(sentence: string, { pack, lexer, casing }: Context): Subject | undefined {
  const { words, grammar } = pack;
  const text = sentence.replace(wordRegex(grammar.droppableOpening), '');
  const tokens = text.split(/\s+/);
  const articles = setOf(words.articles);
  const auxiliaries = setOf(words.auxiliaries);
  const inside = setOf(`${words.connectors} ${words.insideSubject}`);
  const verbEnding = wordRegex(grammar.verbEnding);
  const notInTerm = wordRegex(grammar.notInTerm);
  const hasArticle = articles.has((tokens[0] ?? '').toLowerCase()) || /^l[’']\p{L}/iu.test(tokens[0] ?? '');
  const start = hasArticle && !/^l[’']/iu.test(tokens[0] ?? '') ? 1 : 0;

  let content = 0;
  let end = start;
  for (; end < tokens.length && end < start + MAX_TOKENS; end++) {
    const word = tokens[end] ?? '';
    const lower = word.toLowerCase();
    if (!/^[\p{L}\p{N}’'\-/]+$/u.test(word)) return undefined;
    const small = /^\p{Ll}/u.test(word);
    const isVerb = lexer.capitalNouns
      ? isCapital(tokens[end - 1] ?? '') &&
        !lexer.isStop(word) &&
        !isNameBeforeVerb(tokens[end + 1] ?? '', verbEnding)
      : verbEnding.test(lower) || notInTerm.test(lower);
    if (auxiliaries.has(lower) || (content > 0 && small && isVerb)) break;
    if (lexer.isStop(word)) {
      if (content > 0 && inside.has(lower)) continue;
      return undefined;
    }
    content++;
  }
  const last = tokens[end - 1] ?? '';
  const next = (tokens[end] ?? '').toLowerCase();
  const { hedges, denials, focus } = pack.clauses;
  const adverb = wordRegex(`^(?:${focus})$|${grammar.notInTerm}|^(?:${grammar.soft})$`);
  const isAdverb = (word: string): boolean => adverb.test(word) && !wordRegex(`^(?:${denials})$`).test(word);
  const isVerb = (word = ''): boolean => (auxiliaries.has(word) && !isAdverb(word)) || verbEnding.test(word);
  // "A luz depende também …": an adverb that no verb follows has its verb before it, among the words of the subject.
  if (!lexer.capitalNouns && isAdverb(next) && !isVerb(next) && !isVerb(tokens[end + 1])) return undefined;
  if (content < 1 || content > MAX_CONTENT || end >= tokens.length || end === start || lexer.isStop(last))
    return undefined;
  const body = tokens.slice(start, end);
  // "Currently Debian offers": a capital alone makes no name of it.
  if (!lexer.capitalNouns && isAdverb(body[0] ?? '')) return undefined;
  // "A fusão somente": what bounds the verb is no part of what it is said of.
  const bounds = wordRegex(`^(?:${hedges}|${denials}|${focus})$`);
  if (body.some((word) => bounds.test(word))) return undefined;
  const isName =
    !(lexer.capitalNouns && (hasArticle || lexer.isStop(body[0] ?? ''))) &&
    body.every((word) => isCapital(word) || inside.has(word)) &&
    (start > 0 || content > 1 || casing.isProper(body[0] ?? ''));
  if (!hasArticle && content === 1 && !isName) return undefined;
  const vague = setOf(words.vague);
  if (
    body.some((word) => /\d/.test(word)) ||
    [last, body[0] ?? ''].some((word) => vague.has(word) || vague.has(word.toLowerCase()))
  )
    return undefined;
  const phrase = casing.lowerFirst(tokens.slice(0, end).join(' '));
  const definite = setOf(words.definiteArticles);
  return {
    phrase,
    isName,
    rest: tokens.slice(end).join(' '),
    isDefinite: definite.has((tokens[0] ?? '').toLowerCase()) || /^l[’']/iu.test(phrase),
  };
}
