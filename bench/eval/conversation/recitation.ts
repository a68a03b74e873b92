import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { splitSentences } from '@parlance/language/text/sentences';
import { share, tokensOf } from './tokens.ts';

const GRAM = 5;
/** So alike, a sentence is told as it stands: a contraction or an "and" before it makes no other sentence. */
const SAME_SENTENCE = 0.85;

/** Share of the spoken tokens that lie in five words in a row of the source. */
export function verbatimShare({ lines }: Script, source: SourceText): number {
  const grams = new Set<string>();
  for (const { text } of source.passages) {
    const tokens = tokensOf(text);
    for (let at = 0; at + GRAM <= tokens.length; at++) grams.add(tokens.slice(at, at + GRAM).join(' '));
  }
  let spoken = 0;
  let verbatim = 0;
  for (const { text } of lines) {
    const tokens = tokensOf(text);
    const recited = new Set<number>();
    for (let at = 0; at + GRAM <= tokens.length; at++) {
      if (!grams.has(tokens.slice(at, at + GRAM).join(' '))) continue;
      for (let word = at; word < at + GRAM; word++) recited.add(word);
    }
    spoken += tokens.length;
    verbatim += recited.size;
  }
  return share(verbatim, spoken);
}

/** Length of the longest common subsequence. */
export function commonTokens(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const token of a) {
    const next = [0];
    for (let at = 1; at <= b.length; at++)
      next[at] = token === b[at - 1] ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0);
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * Of the turns that rest on the source, those in which less than half is whole sentences of it told as they stand:
 * the rest was split between the two or said in other words.
 */
export function reworkedShare({ lines, language }: Script, source: SourceText): number {
  const sentencesOf = new Map(
    source.passages.map(({ id, text }) => [id, splitSentences(text, source.language).map(tokensOf)]),
  );
  const isRecited = ({ text, sourceRefs }: ScriptLine): boolean => {
    const cited = [...new Set(sourceRefs)].flatMap((id) => sentencesOf.get(id) ?? []);
    const told = splitSentences(text, language).map(tokensOf);
    const whole = told.filter((tokens) =>
      cited.some(
        (sentence) =>
          commonTokens(tokens, sentence) / Math.max(tokens.length, sentence.length) >= SAME_SENTENCE,
      ),
    );
    return share(whole.flat().length, told.flat().length) >= 0.5;
  };
  const sourced = lines.filter(({ sourceRefs }) => sourceRefs.length > 0);
  return share(sourced.filter((line) => !isRecited(line)).length, sourced.length);
}
