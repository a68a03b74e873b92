import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { LIMITS } from '@parlance/kernel/limits';
import { fold } from '@parlance/language/text/fold';
import { splitSentences } from '@parlance/language/text/sentences';
import { placeOf, type WithPassage } from './put-in.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string): Set<string> => new Set(text.match(WORD)?.map(fold));

function shared(one: string, other: string): number {
  const words = wordsOf(other);
  return [...wordsOf(one)].filter((word) => words.has(word)).length;
}

/** Which line says it now, and what it will say. */
type Change = { at: number; text: string };

/** Beside the nearest sentence of its passage that stands in a line as it is: behind one before it, else before one after it. */
function besideNeighbour(
  lines: readonly ScriptLine[],
  citing: readonly number[],
  sentences: string[],
  own: number,
) {
  const find = (neighbour: string) => citing.find((at) => lines[at]?.text.includes(neighbour));
  const said = sentences[own] ?? '';
  for (const before of sentences.slice(0, own).reverse()) {
    const at = find(before);
    const text = at === undefined ? undefined : lines[at]?.text.replace(before, () => `${before} ${said}`);
    if (at !== undefined && text !== undefined) return { at, text };
  }
  for (const after of sentences.slice(own + 1)) {
    const at = find(after);
    const text = at === undefined ? undefined : lines[at]?.text.replace(after, () => `${said} ${after}`);
    if (at !== undefined && text !== undefined) return { at, text };
  }
  return undefined;
}

/** Where its passage is told in other words: behind the line that has most of what stands before it there. */
function besideRetold(
  lines: readonly ScriptLine[],
  citing: readonly number[],
  sentences: string[],
  own: number,
) {
  const said = sentences[own] ?? '';
  const [first] = citing;
  if (first === undefined) return undefined;
  const before = sentences[own - 1];
  if (before === undefined) return { at: first, text: `${said} ${lines[first]?.text}` };
  const at = citing.reduce((best, each) =>
    shared(before, lines[each]?.text ?? '') > shared(before, lines[best]?.text ?? '') ? each : best,
  );
  return { at, text: `${lines[at]?.text} ${said}` };
}

/**
 * The script with one sentence said that was left out, in the line that tells what stands beside it: a dialogue keeps its
 * turns, and one line is spoken anew. Nothing when there is no such sentence, or no line that has room for it.
 */
export function putInSentence(
  script: Script,
  source: SourceText,
  passage: Passage,
  sentence: number,
): WithPassage | undefined {
  const sentences = splitSentences(passage.text, source.language);
  const said = sentences[sentence];
  if (said === undefined) return undefined;
  const citing = [...script.lines.keys()].filter((at) => script.lines[at]?.sourceRefs.includes(passage.id));
  const change: Change | undefined =
    besideNeighbour(script.lines, citing, sentences, sentence) ??
    besideRetold(script.lines, citing, sentences, sentence);
  const at = change?.at ?? placeOf(script, source, passage);
  const line = script.lines[at];
  if (!line) return undefined;
  const text = change?.text ?? `${line.text} ${said}`;
  if (text.length > LIMITS.scriptLineMaxChars) return undefined;
  const sourceRefs = line.sourceRefs.includes(passage.id)
    ? line.sourceRefs
    : [...line.sourceRefs, passage.id];
  return { lines: script.lines.with(at, { ...line, text, sourceRefs }), changed: [at] };
}
