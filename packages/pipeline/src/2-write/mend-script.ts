import type { Brief } from '@parlance/artifacts/brief';
import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { LIMITS } from '@parlance/kernel/limits';
import { splitSentences } from '@parlance/language/text/sentences';
import { writtenNumbers } from '@parlance/language/text/written-numbers';
import { strayNumbersOf } from './stray-numbers.ts';

/** Whole sentences as long as they fit into a line; one that is too long by itself is left out. */
function fitting(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
    const longer = `${text} ${sentence}`.trim();
    if (longer.length <= LIMITS.scriptLineMaxChars) text = longer;
  }
  return text;
}

/** What of a line may be said. */
function mendText({ text }: ScriptLine, stray: readonly string[], language: string): string {
  if (stray.length === 0 && text.length <= LIMITS.scriptLineMaxChars) return text;
  const sound = splitSentences(text, language).filter(
    (sentence) => !writtenNumbers(sentence).some((number) => stray.includes(number)),
  );
  return fitting(sound);
}

const joined = (before: ScriptLine, after: ScriptLine): ScriptLine => ({
  ...before,
  text: `${before.text} ${after.text}`,
  sourceRefs: [...new Set([...before.sourceRefs, ...after.sourceRefs])],
});

/** Takes out lines that have nothing left to say; in a dialogue the two lines around one become one turn. */
function withoutEmpty(lines: readonly ScriptLine[], mode: Script['mode']): ScriptLine[] {
  const kept: ScriptLine[] = [];
  for (const line of lines) {
    const before = kept.at(-1);
    if (line.text.trim() === '') continue;
    if (mode === 'dialogue' && before?.speaker === line.speaker) kept[kept.length - 1] = joined(before, line);
    else kept.push(line);
  }
  if (mode === 'dialogue' && kept[0]?.speaker === 'COHOST') kept.shift();
  if (mode === 'dialogue' && kept.length % 2 === 1) kept.pop();
  return kept;
}

/** Chapters begin where their lines are now; one that has none left is none. */
function rechaptered(script: Script, lines: readonly ScriptLine[]): Script {
  const left = [...new Set(lines.map(({ chapter }) => chapter))];
  return {
    ...script,
    lines: lines.map((line) => ({ ...line, chapter: left.indexOf(line.chapter) })),
    chapters: left.flatMap((chapter) => {
      const found = script.chapters[chapter];
      const firstLine = lines.findIndex((line) => line.chapter === chapter);
      return found ? [{ ...found, firstLine }] : [];
    }),
  };
}

/**
 * The script without what may not be said: a sentence with a number from elsewhere, a pointer to nowhere, more than
 * a line can hold. Losing a sentence is better than losing the audio.
 */
export function mendScript(script: Script, source: SourceText, brief: Brief): Script {
  const known = new Set(source.passages.map(({ id }) => id));
  const stray = strayNumbersOf(script, source, brief);
  const lines = script.lines.map((line, at) => ({
    ...line,
    text: mendText(line, stray[at] ?? [], script.language),
    sourceRefs: line.sourceRefs.filter((id) => known.has(id)),
  }));
  return rechaptered(script, withoutEmpty(lines, script.mode));
}
