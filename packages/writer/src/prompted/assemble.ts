import type { Brief } from '@parlance/artifacts/brief';
import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { stemsOf } from '@parlance/claims/gate/evidence';
import { firstWords } from '@parlance/kernel/first-words';
import { baseLanguage } from '@parlance/kernel/languages';
import { LIMITS } from '@parlance/kernel/limits';
import { recordingMs } from '@parlance/language/pace';
import { phrasesOf } from '../plain/phrases/phrases-of.ts';
import { isShort } from './budget.ts';
import { type DraftLine, type GateRules, noteFaults } from './gate/chapter-gate.ts';
import type { Outline } from './prompts/outline.ts';

export type FinishedChapter = { title: string; tells: string; lines: DraftLine[]; isFallback: boolean };

const TITLE_MAX_CHARS = 80;
/** Marks that would mean something in notes, which are Markdown. */
const MARKS = /[*_#~]/g;

const oneLine = (text: string): string => text.replace(MARKS, '').replace(/\s+/gu, ' ').trim();

export const scriptLines = (lines: readonly DraftLine[], chapter: number): ScriptLine[] =>
  lines.map(({ speaker, text, cites, kind, basis = [] }) => ({
    speaker,
    text,
    sourceRefs: cites.length > 0 ? [...new Set([...cites, ...basis.map(({ passage }) => passage)])] : cites,
    chapter,
    // What cites was held to its passages, whatever it calls itself.
    kind: cites.length > 0 ? 'fact' : kind,
    ...(basis.length > 0 ? { basis: [...basis] } : {}),
  }));

/** "Sources: …", for the spoken sentence says that they stand in the notes. */
function sourceNote({ title, documents = [] }: SourceText, language: string): string[] {
  const notes = phrasesOf(language)?.notes;
  if (!notes || documents.some(({ kind }) => kind === 'model')) return [];
  const read = [...new Set(documents.flatMap((document) => document.title ?? document.fileName ?? []))];
  const names = read.length > 0 ? read : [title ?? notes.untitledSource];
  return [`**${names.length > 1 ? notes.sources : notes.source}:** ${names.map(oneLine).join(' · ')}`];
}

type Ask = {
  brief: Brief;
  source: SourceText;
  outline: Outline;
  chapters: readonly FinishedChapter[];
  rules: GateRules;
};

/** Puts chapters, title and notes together. Titles and notes pass the same gate as lines, or are left out. */
export function assemble({ brief, source, outline, chapters, rules }: Ask): Script {
  const isSound = (text: string): boolean => noteFaults(text, rules).length === 0;
  const short = (text: string): string => firstWords(oneLine(text), brief.language, TITLE_MAX_CHARS);

  const titleOf = ({ title, tells, lines }: FinishedChapter): string =>
    short([title, tells].find(isSound) ?? lines[0]?.text ?? title);
  const titles = chapters.map(titleOf);
  const title = isSound(outline.title) ? short(outline.title) : (source.title ?? titles[0] ?? '');

  const summary = isSound(outline.summary) ? oneLine(outline.summary) : titles.join(' · ');
  const own = baseLanguage(brief.language);
  const spoken = stemsOf(
    chapters.flatMap((chapter) => chapter.lines.map(({ text }) => text)).join('\n'),
    own,
  );
  // The outline promised them before anything was written; what was not told is no take-away.
  const isTold = (text: string): boolean => {
    const stems = [...stemsOf(text, own)];
    return stems.filter((stem) => spoken.has(stem)).length * 2 >= stems.length;
  };
  const takeaways = outline.takeaways
    .filter((text) => isSound(text) && isTold(text))
    .map((text) => `- ${oneLine(text)}`);
  const lines = chapters.flatMap((chapter, at) => scriptLines(chapter.lines, at));
  const ms = lines.reduce((sum, { text }) => sum + recordingMs(text, brief.language), 0);
  return {
    title: title.slice(0, LIMITS.titleMaxChars),
    language: brief.language,
    mode: brief.mode,
    lines,
    chapters: chapters.map((_, at) => ({
      title: titles[at] ?? '',
      firstLine: lines.findIndex(({ chapter }) => chapter === at),
    })),
    notes: [summary, takeaways.join('\n'), ...sourceNote(source, brief.language)]
      .filter((part) => part !== '')
      .join('\n\n'),
    warnings: [
      ...(isShort(ms, brief) ? ['source_short'] : []),
      ...(brief.question && !outline.answers_question ? ['question_unanswered'] : []),
      ...(chapters.some(({ isFallback }) => isFallback) ? ['writer_fallback'] : []),
    ],
  };
}
