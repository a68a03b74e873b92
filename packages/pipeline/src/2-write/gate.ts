import type { Brief } from '@parlance/artifacts/brief';
import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { findFaults } from '@parlance/kernel/script-text';
import { writtenNumbers } from '@parlance/language/text/written-numbers';

function speakerBreaches(script: Script, brief: Brief): string[] {
  const breaches = findFaults(script.lines, script.mode).map(({ code, line }) =>
    line === undefined ? code : `${code} (${line})`,
  );
  if (script.mode !== brief.mode) breaches.push(`a ${script.mode} instead of a ${brief.mode}`);
  if (script.lines[0] && script.lines[0].speaker !== 'HOST') breaches.push('the host does not begin');
  if (script.mode === 'monologue' && script.lines.some((line) => line.speaker !== 'HOST'))
    breaches.push('a second voice');
  return breaches;
}

function chapterBreaches({ chapters, lines }: Script): string[] {
  const breaches: string[] = [];
  if (chapters[0]?.firstLine !== 0) breaches.push('no chapter begins with the first line');
  chapters.forEach((chapter, at) => {
    const next = chapters[at + 1]?.firstLine ?? lines.length;
    if (chapter.title.trim() === '') breaches.push(`chapter ${at} has no title`);
    if (next <= chapter.firstLine) breaches.push(`chapter ${at} has no line`);
    if (lines.slice(chapter.firstLine, next).some((line) => line.chapter !== at))
      breaches.push(`lines of chapter ${at} say otherwise`);
  });
  return breaches;
}

const isFraming = (line: ScriptLine | undefined): line is ScriptLine =>
  line !== undefined && line.sourceRefs.length === 0;

/**
 * The numbers of each line that it may not use. A line that cites may use those of what it cites, of the framing
 * around it, and of what any line may name beside its facts: the title, a heading, what was asked.
 */
export function strayNumbers({ lines }: Script, source: SourceText, brief: Brief): string[][] {
  const textOf = new Map(source.passages.map((passage) => [passage.id, passage.text]));
  const headings = source.passages.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  const named = [source.title, brief.question, brief.emphasis, ...headings].map((text) => text ?? '');
  const numbersOf = (texts: readonly string[]): Set<string> => new Set(texts.flatMap(writtenNumbers));
  const anywhere = numbersOf([...named, ...textOf.values()]);
  const inNames = numbersOf(named);
  return lines.map((line, at) => {
    const numbers = writtenNumbers(line.text);
    if (numbers.length === 0) return [];
    const around = [lines[at - 1], lines[at + 1]].filter(isFraming).map(({ text }) => text);
    const cited = numbersOf([...line.sourceRefs.map((id) => textOf.get(id) ?? ''), ...around]);
    const mayUse = (number: string): boolean =>
      isFraming(line) ? anywhere.has(number) : cited.has(number) || inNames.has(number);
    return numbers.filter((number) => !mayUse(number));
  });
}

const numberBreaches = (script: Script, source: SourceText, brief: Brief): string[] =>
  strayNumbers(script, source, brief).flatMap((numbers, at) =>
    numbers.map((number) => `line ${at + 1}: ${number} is not in what it cites`),
  );

function referenceBreaches({ lines }: Script, source: SourceText): string[] {
  const known = new Set(source.passages.map(({ id }) => id));
  return lines.flatMap((line, at) =>
    line.sourceRefs
      .filter((id) => !known.has(id))
      .map((id) => `line ${at + 1} cites ${id}, which does not exist`),
  );
}

/** What is wrong with a script, in words for the log; empty when it may be spoken. */
export function findBreaches(script: Script, source: SourceText, brief: Brief): string[] {
  return [
    ...(script.language === brief.language ? [] : [`written in ${script.language}`]),
    ...speakerBreaches(script, brief),
    ...chapterBreaches(script),
    ...referenceBreaches(script, source),
    ...numberBreaches(script, source, brief),
  ];
}
