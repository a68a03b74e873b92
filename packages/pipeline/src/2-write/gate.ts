import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { findFaults } from '@parlance/kernel/script-text';
import { strayNumbersOf } from './stray-numbers.ts';

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

const numberBreaches = (script: Script, source: SourceText, brief: Brief): string[] =>
  strayNumbersOf(script, source, brief).flatMap((numbers, at) =>
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
export function findScriptFaults(script: Script, source: SourceText, brief: Brief): string[] {
  return [
    ...(script.language === brief.language ? [] : [`written in ${script.language}`]),
    ...speakerBreaches(script, brief),
    ...chapterBreaches(script),
    ...referenceBreaches(script, source),
    ...numberBreaches(script, source, brief),
  ];
}
