import type { Brief } from '@parlance/artifacts/brief';
import { inEverydayWords } from '@parlance/language/text/everyday';
import { escapeRegex, wordRegex } from '@parlance/language/text/word-regex';
import type { Sentence } from '../analysis/document.ts';
import type { Understanding } from '../analysis/understand.ts';
import { HookCandidates, type Place } from './hook-candidates.ts';

/** Said before the greeting, so that one stays. */
export type Hook = {
  text: string;
  refs: readonly string[];
  sentence: Sentence;
  /** All of the sentence is said, or all but a few words: it need not be told again. */
  isWhole: boolean;
  /** Somebody's own words, or the name of what the source begins by explaining: one thing or many. */
  form: 'said' | 'quote' | 'one' | 'many';
};

/** "The cosmic distance ladder refers to …": what the title names is explained right away. */
function explained(
  { title, sentences, pack, casing }: Understanding,
  placeOf: (sentence: Sentence) => Place,
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
  placeOf: (sentence: Sentence) => Place,
): Hook | undefined {
  if (brief.question) return undefined;
  const best = new HookCandidates(understanding, brief.level, placeOf).best();
  if (!best) return explained(understanding, placeOf);
  const { text, sentence, isWhole = false, isQuote = false } = best;
  const isSpoken = isQuote || /[“„«]/.test(text);
  return {
    text: isSpoken ? text : inEverydayWords(text, understanding.pack),
    refs: sentence.refs,
    sentence,
    isWhole,
    form: isQuote ? 'quote' : 'said',
  };
}
