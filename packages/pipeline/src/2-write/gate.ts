import type { Brief } from '@parlance/artifacts/brief';
import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { findFaults } from '@parlance/kernel/script-text';
import { claimedNumbers, NumberGround } from '@parlance/language/claims/number-ground';
import { writtenNumbers } from '@parlance/language/text/written-numbers';
import { isBorneOut } from './borne-out.ts';

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
 * The numbers in digits of each line that it may not use, however the source writes them. A line that cites may use
 * those of what it cites, of the framing around it, and of what any line may name beside its facts: the title, a
 * heading, what was asked.
 */
export function strayNumbers({ lines, language }: Script, source: SourceText, brief: Brief): string[][] {
  const textOf = new Map(source.passages.map((passage) => [passage.id, passage.text]));
  const headings = source.passages.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  const asked = [brief.question, brief.emphasis].map((text) => text ?? '');
  const named = new NumberGround().add([source.title ?? '', ...headings].join('\n'), source.language);
  for (const text of asked) named.add(text, language);
  let whole: NumberGround | undefined;
  // Most scripts never need it, and it may be a book.
  const anywhere = (): NumberGround => {
    whole ??= new NumberGround().add([...textOf.values()].join('\n'), source.language);
    return whole;
  };
  return lines.map((line, at) => {
    const inDigits = claimedNumbers(line.text, language).filter(({ text }) => /\p{Nd}/u.test(text));
    if (inDigits.length === 0) return [];
    const cited = new NumberGround();
    for (const id of line.sourceRefs) cited.add(textOf.get(id) ?? '', source.language);
    for (const other of [lines[at - 1], lines[at + 1]].filter(isFraming)) cited.add(other.text, language);
    return inDigits
      .filter((number) => !named.bears(number) && !(isFraming(line) ? anywhere() : cited).bears(number))
      .filter((number) => !isBorneOut(number.text, line, textOf))
      .flatMap(({ text }) => writtenNumbers(text));
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
