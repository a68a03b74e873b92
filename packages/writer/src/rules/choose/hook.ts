import type { Brief } from '@parlance/artifacts/brief';
import { escapeRegex, wordRegex } from '@parlance/language/text/word-regex';
import type { Marked } from '../marks/marked.ts';
import type { Understanding } from '../understand.ts';
import { inEverydayWords } from '../word/everyday.ts';
import { coldOpen } from './cold-open.ts';
import { heardWords } from './heard-words.ts';
import { type HookCandidate, HookCandidates, type Place } from './hook-candidates.ts';
import type { Run } from './runs.ts';

const SHORT_WORDS = 15;

/** Said before the greeting, so that one stays. */
export type Hook = {
  text: string;
  refs: readonly string[];
  sentence: Marked;
  /** All that is said, where it is more than the one sentence. */
  run?: Run;
  /** The second half of the sentence, where only the first is said: it goes on behind the greeting. */
  rest?: string;
  /** All of the sentence is said, or all but a few words: it need not be told again. */
  isWhole: boolean;
  /**
   * Somebody's words, the beginning of an author who tells as "I", or the name of what the source begins by explaining:
   * one thing or many.
   */
  form: 'said' | 'quote' | 'own' | 'one' | 'many';
};

/** The sentences that are said before the greeting and need not be told again. */
export const saidFirst = ({ run, sentence, isWhole }: Hook): Run => (isWhole ? (run ?? [sentence]) : []);

/** "The cosmic distance ladder refers to …": what the title names is explained right away. */
function explained(
  { title, sentences, pack, casing }: Understanding,
  placeOf: (sentence: Marked) => Place,
): Hook | undefined {
  const sentence = sentences.find(({ sayable }) => sayable);
  if (!title || !sentence || placeOf(sentence) === 'never') return undefined;
  const articles = pack.words.articles.split(' ').join('|');
  const { np = '', rest = '' } =
    wordRegex(`^(?<np>(?:(?:${articles}) |l[’'])?${escapeRegex(title)}) (?<rest>.+)$`).exec(sentence.text)
      ?.groups ?? {};
  const { one, many } = pack.grammar.copula;
  const [is = ''] = one.split('|');
  const [are = ''] = many.split('|');
  const [verb = ''] = rest.split(' ');
  const isDefined = sentence.traits.has('definition') && (verb === is || verb === are);
  if (!isDefined && !wordRegex(`^(?:${pack.telling.explains})(?!\\p{L})`).test(rest)) return undefined;
  const text = casing.lowerFirst(np);
  return { text, refs: sentence.refs, sentence, isWhole: false, form: verb === are ? 'many' : 'one' };
}

/** What one stays for: the source's own beginning, a question it answers, something great, rare or unexpected. */
export function findHook(
  understanding: Understanding,
  brief: Brief,
  placeOf: (sentence: Marked) => Place,
): Hook | undefined {
  if (brief.question) return undefined;
  const { sentences, genre, interview } = understanding;
  const first = sentences.find((sentence) => ['first', 'leant'].includes(placeOf(sentence)));
  const own = first && coldOpen(understanding, brief.level, first, placeOf(first) === 'leant');
  // A few words and what they lead to catch like a short sentence.
  const isShort = own !== undefined && (heardWords(own.text) <= SHORT_WORDS || own.run.length > 1);
  const isFaq = sentences.some(({ asked, asksInText }) => asked && !asksInText);
  if (own && !isFaq && (isShort || genre === 'news')) return own;
  // Who is asked is told before anything is asked of them.
  if (own && interview) return own;
  // A long beginning, or the line above questions and answers, is worth less than a good question.
  const candidates = new HookCandidates(understanding, brief.level, placeOf);
  const question = candidates.question();
  if (question) return hookOf(question, understanding);
  const asks = explained(understanding, placeOf);
  if (asks && !isShort) return asks;
  if (own) return own;
  const best = candidates.best() ?? candidates.marked();
  return best && hookOf(best, understanding);
}

function hookOf(
  { text, sentence, isWhole = false, isQuote = false }: HookCandidate,
  { pack }: Understanding,
): Hook {
  const isSpoken = isQuote || /[“„«]/.test(text);
  return {
    text: isSpoken ? text : inEverydayWords(text, pack),
    refs: sentence.refs,
    sentence,
    isWhole,
    form: isQuote ? 'quote' : 'said',
  };
}
