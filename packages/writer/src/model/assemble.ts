import type { Brief } from '@parlance/artifacts/brief';
import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { firstWords } from '@parlance/kernel/first-words';
import { LIMITS } from '@parlance/kernel/limits';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import { isShort } from './budget.ts';
import { type DraftLine, type GateRules, wordFaults } from './gate/chapter-gate.ts';
import type { Outline } from './prompts/outline.ts';

export type FinishedChapter = { title: string; lines: DraftLine[]; isFallback: boolean };

const TITLE_MAX_CHARS = 80;
/** Marks that would mean something in notes, which are Markdown. */
const MARKS = /[*_#~]/g;

export const scriptLines = (lines: readonly DraftLine[], chapter: number): ScriptLine[] =>
  lines.map(({ speaker, text, cites }) => ({ speaker, text, sourceRefs: cites, chapter }));

type Ask = {
  brief: Brief;
  source: SourceText;
  outline: Outline;
  chapters: readonly FinishedChapter[];
  rules: GateRules;
};

/** Puts chapters, title and notes together. Titles and notes pass the same gate as lines, or are left out. */
export function assemble({ brief, source, outline, chapters, rules }: Ask): Script {
  const known = rules.evidence.of([]);
  const isSound = (text: string): boolean => wordFaults(text, known, rules).length === 0;
  const oneLine = (text: string): string => text.replace(MARKS, '').replace(/\s+/gu, ' ').trim();
  const short = (text: string): string => firstWords(oneLine(text), brief.language, TITLE_MAX_CHARS);

  const titleOf = ({ title, lines }: FinishedChapter): string =>
    isSound(title) ? short(title) : short(lines[0]?.text ?? title);
  const titles = chapters.map(titleOf);
  const title = isSound(outline.title) ? short(outline.title) : (source.title ?? titles[0] ?? '');

  const summary = isSound(outline.summary) ? oneLine(outline.summary) : titles.join(' · ');
  const takeaways = outline.takeaways.filter(isSound).map((text) => `- ${oneLine(text)}`);
  const lines = chapters.flatMap((chapter, at) => scriptLines(chapter.lines, at));
  const ms = lines.reduce((sum, { text }) => sum + estimateSpeechMs(text), 0);
  return {
    title: title.slice(0, LIMITS.titleMaxChars),
    language: brief.language,
    mode: brief.mode,
    lines,
    chapters: chapters.map((_, at) => ({
      title: titles[at] ?? '',
      firstLine: lines.findIndex(({ chapter }) => chapter === at),
    })),
    notes: [summary, takeaways.join('\n')].filter((part) => part !== '').join('\n\n'),
    warnings: [
      ...(isShort(ms, brief) ? ['source_short'] : []),
      ...(brief.question && !outline.answers_question ? ['question_unanswered'] : []),
      ...(chapters.some(({ isFallback }) => isFallback) ? ['writer_fallback'] : []),
    ],
  };
}
