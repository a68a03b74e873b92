import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { LIMITS } from '@parlance/kernel/limits';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import { splitSentences } from '@parlance/language/text/sentences';

/** Whoever wants more of it said asks for the next passage, or writes. */
const LONGEST_MS = 60_000;

export type WithPassage = {
  lines: ScriptLine[];
  /** Which of them are new or say more than before. */
  changed: number[];
};

/** Whole sentences from its beginning, as many as can be listened to in one go. */
function sentencesToSay(passage: Passage, language: string): string[] {
  const said: string[] = [];
  // A passage may be a whole book without a break. What is cut off here is longer than a line and not said anyway.
  const head = passage.text.slice(0, 2 * LIMITS.scriptLineMaxChars);
  for (const sentence of splitSentences(head, language)) {
    const text = [...said, sentence].join(' ');
    if (estimateSpeechMs(text) > LONGEST_MS || text.length > LIMITS.scriptLineMaxChars) break;
    said.push(sentence);
  }
  return said;
}

/** Two hosts share it about evenly. */
function inHalves(sentences: readonly string[]): [string, string] {
  const half = sentences.join(' ').length / 2;
  const distance = (cut: number) => Math.abs(sentences.slice(0, cut).join(' ').length - half);
  let cut = 1;
  for (let at = 2; at < sentences.length; at++) if (distance(at) < distance(cut)) cut = at;
  return [sentences.slice(0, cut).join(' '), sentences.slice(cut).join(' ')];
}

/**
 * Behind the last told line of the chapter that tells what stands nearest before the passage in the source: there
 * nobody is in the middle of an exchange, and what hosts say before they go on comes after it.
 */
export function placeOf({ lines }: Script, source: SourceText, passage: Passage): number {
  const order = new Map(source.passages.map(({ id }, at) => [id, at]));
  const own = order.get(passage.id) ?? 0;
  let near: { chapter: number; distance: number } | undefined;
  for (const { chapter, sourceRefs } of lines) {
    for (const ref of sourceRefs) {
      const gap = own - (order.get(ref) ?? 0);
      // What comes after it in the source is only a makeshift.
      const distance = gap > 0 ? gap : source.passages.length - gap;
      if (!near || distance < near.distance) near = { chapter, distance };
    }
  }
  return lines.findLastIndex(({ chapter, sourceRefs }) => chapter === near?.chapter && sourceRefs.length > 0);
}

/**
 * The script with a passage told that was left out, in the passage's own sentences; nothing when no sentence of it can
 * be said, or when no line rests on the source. A single sentence is added to what is told there already: in a
 * dialogue a line of its own would leave the other host without an answer.
 */
export function putIn(script: Script, source: SourceText, passage: Passage): WithPassage | undefined {
  const sentences = sentencesToSay(passage, source.language);
  const at = placeOf(script, source, passage);
  const before = script.lines[at];
  if (sentences.length === 0 || !before) return undefined;
  const rest = { sourceRefs: [passage.id], chapter: before.chapter };
  if (script.mode === 'monologue') {
    const line: ScriptLine = { speaker: 'HOST', text: sentences.join(' '), ...rest };
    return { lines: script.lines.toSpliced(at + 1, 0, line), changed: [at + 1] };
  }
  if (sentences.length === 1) {
    const text = `${before.text} ${sentences[0]}`;
    if (text.length > LIMITS.scriptLineMaxChars) return undefined;
    const longer = { ...before, text, sourceRefs: [...before.sourceRefs, passage.id] };
    return { lines: script.lines.with(at, longer), changed: [at] };
  }
  const [first, second] = inHalves(sentences);
  const other = before.speaker === 'HOST' ? 'COHOST' : 'HOST';
  const pair: ScriptLine[] = [
    { speaker: other, text: first, ...rest },
    { speaker: before.speaker, text: second, ...rest },
  ];
  return { lines: script.lines.toSpliced(at + 1, 0, ...pair), changed: [at + 1, at + 2] };
}
