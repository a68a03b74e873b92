import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import type { LanguagePack } from '@parlance/language/language';
import { splitSentences } from '@parlance/language/text/sentences';
import { wordRegex } from '@parlance/language/text/word-regex';
import { commonTokens } from './recitation.ts';
import { share, tokensOf } from './tokens.ts';

/** How many turns back a listener still knows what "it" was. */
const REMEMBERED_TURNS = 2;
/** So much of a source sentence's own words a spoken one must have to be that sentence, whole or in part. */
const OF_SENTENCE = 0.75;

type Located = { sentence: string; at: number | undefined };

/** Which sentence of the source a spoken one is, or is a piece of. */
function locate(sentence: string, source: readonly string[][]): number | undefined {
  const tokens = tokensOf(sentence);
  if (tokens.length < 3) return undefined;
  let best: { at: number; common: number } | undefined;
  source.forEach((candidate, at) => {
    const common = commonTokens(tokens, candidate) / tokens.length;
    if (common >= OF_SENTENCE && common > (best?.common ?? 0)) best = { at, common };
  });
  return best?.at;
}

/**
 * Lines with a sentence that opens by pointing back, though neither of the two sentences it follows in the source
 * was told in this turn or the last two. A heuristic: it sees openings only.
 */
export function danglingLines(script: Script, source: SourceText, pack: LanguagePack): ScriptLine[] {
  const points = wordRegex(`${pack.grammar.anaphorOpening}|${pack.grammar.dependentOpening}`);
  const inOrder = source.passages
    .filter(({ kind }) => kind !== 'heading')
    .flatMap(({ id, text }) =>
      splitSentences(text, source.language).map((sentence) => ({ id, tokens: tokensOf(sentence) })),
    );
  const told = script.lines.map((line): Located[] => {
    const cited = new Set(line.sourceRefs);
    const candidates = inOrder.map(({ id, tokens }) => (cited.has(id) ? tokens : []));
    return splitSentences(line.text, script.language).map((sentence) => ({
      sentence,
      at: cited.size > 0 ? locate(sentence, candidates) : undefined,
    }));
  });
  return script.lines.filter((_, line) => {
    const remembered = new Set(
      told.slice(Math.max(0, line - REMEMBERED_TURNS), line).flatMap((each) => each.map(({ at }) => at)),
    );
    return (told[line] ?? []).some(({ sentence, at }) => {
      const known = at === undefined || [at, at - 1, at - 2].some((each) => remembered.has(each));
      if (at !== undefined) remembered.add(at);
      return !known && points.test(sentence);
    });
  });
}

export const danglingShare = (script: Script, source: SourceText, pack: LanguagePack): number =>
  share(danglingLines(script, source, pack).length, script.lines.length);
