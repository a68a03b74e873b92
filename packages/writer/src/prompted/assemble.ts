import type { Brief } from '@parlance/artifacts/brief';
import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { stemsOf } from '@parlance/claims/gate/evidence';
import { firstWords } from '@parlance/kernel/first-words';
import { baseLanguage } from '@parlance/kernel/languages';
import { LIMITS } from '@parlance/kernel/limits';
import { writtenLanguage } from '@parlance/language/languages';
import { recordingMs } from '@parlance/language/pace';
import { phrasesOf } from '../plain/phrases/phrases-of.ts';
import { isShort } from './budget.ts';
import { PROMPTED_PHRASES } from './phrases.ts';
import type { PartAnswer } from './prompts/script.ts';
import type { ReadAgain } from './read-again.ts';
import type { Turn } from './take-turns.ts';
import type { WrittenTurn } from './write-part.ts';

export type FinishedPart = {
  turns: readonly WrittenTurn[];
  /** Of its chapters; empty where nobody gave one a name. */
  titles: readonly string[];
  notes: ReadAgain['notes'];
  answer?: PartAnswer;
  isFallback: boolean;
};

const TITLE_MAX_CHARS = 80;
/** Marks that would mean something in notes, which are Markdown. */
const MARKS = /[*_#~]/g;

const oneLine = (text: string): string => text.replace(MARKS, '').replace(/\s+/gu, ' ').trim();

type MaybeRead = Turn & Partial<Pick<WrittenTurn, 'isUnread'>>;

export const scriptLines = (turns: readonly MaybeRead[]): ScriptLine[] =>
  turns.map(({ speaker, text, cites, kind, basis = [], chapter, isUnread }) => ({
    speaker,
    text,
    sourceRefs: cites.length > 0 ? [...new Set([...cites, ...basis.map(({ passage }) => passage)])] : cites,
    chapter,
    kind,
    ...(basis.length > 0 ? { basis: [...basis] } : {}),
    ...(isUnread ? { unread: true as const } : {}),
  }));

/** "Sources: …", for the spoken sentence says that they stand in the notes. */
function sourceNote({ title, documents = [] }: SourceText, language: string): string[] {
  const notes = phrasesOf(language)?.notes;
  if (!notes || documents.some(({ kind }) => kind === 'model')) return [];
  const read = [...new Set(documents.flatMap((document) => document.title ?? document.fileName ?? []))];
  const names = read.length > 0 ? read : [title ?? notes.untitledSource];
  return [`**${names.length > 1 ? notes.sources : notes.source}:** ${names.map(oneLine).join(' · ')}`];
}

/** What nobody read again is said, in the language of the episode. */
function unreadNotes(lines: readonly ScriptLine[], areNotesUnread: boolean, language: string): string[] {
  const written = writtenLanguage(language);
  const count = lines.filter(({ unread }) => unread).length;
  if (!written) return [];
  const { unread, unreadNotes: notes } = PROMPTED_PHRASES[written];
  return [
    ...(count > 0 ? [unread.replace('{lines}', String(count)).replace('{all}', String(lines.length))] : []),
    ...(areNotesUnread ? [notes] : []),
  ];
}

type Ask = {
  brief: Brief;
  source: SourceText;
  parts: readonly FinishedPart[];
  answersQuestion: boolean;
};

/** Chapters that have a line, in order, and lines that know them by their new number. */
function chaptersOf(lines: readonly ScriptLine[], titleOf: (chapter: number) => string) {
  const left = [...new Set(lines.map(({ chapter }) => chapter))];
  return {
    lines: lines.map((line) => ({ ...line, chapter: left.indexOf(line.chapter) })),
    chapters: left.map((chapter) => ({
      title: titleOf(chapter),
      firstLine: lines.findIndex((line) => line.chapter === chapter),
    })),
  };
}

/** Puts parts, title and notes together; what of the notes nobody bears out is left out. */
export function assemble({ brief, source, parts, answersQuestion }: Ask): Script {
  const own = baseLanguage(brief.language);
  const short = (text: string): string => firstWords(oneLine(text), brief.language, TITLE_MAX_CHARS);
  const all = parts.flatMap(({ turns }) => turns);
  const names = parts.flatMap(({ titles, notes, isFallback }) =>
    titles.map((_, at) =>
      isFallback ? '' : (notes.find(({ label }) => label === `C${at + 1}`)?.text ?? ''),
    ),
  );
  const { lines, chapters } = chaptersOf(scriptLines(all), (chapter) => {
    const first = all.find((turn) => turn.chapter === chapter);
    return short(names[chapter] || first?.text || source.title || '');
  });
  const notes = parts.flatMap((part) => part.notes).filter(({ label }) => !label.startsWith('C'));
  const textOf = (label: string): string | undefined => notes.findLast((note) => note.label === label)?.text;

  const spoken = stemsOf(lines.map(({ text }) => text).join('\n'), own);
  // What was not told is no take-away.
  const isTold = (text: string): boolean => {
    const stems = [...stemsOf(text, own)];
    return stems.filter((stem) => spoken.has(stem)).length * 2 >= stems.length;
  };
  const takeaways = notes
    .filter(({ label, text }) => label.startsWith('K') && isTold(text))
    .map(({ text }) => `- ${oneLine(text)}`);
  const title = short(textOf('T') ?? source.title ?? chapters[0]?.title ?? '');
  const summary = oneLine(textOf('S') ?? chapters.map((chapter) => chapter.title).join(' · '));
  const ms = lines.reduce((sum, { text }) => sum + recordingMs(text, brief.language), 0);
  const areNotesUnread = parts.some((part) => part.notes.some(({ isUnread }) => isUnread));
  const unread = unreadNotes(lines, areNotesUnread, brief.language);
  return {
    title: title.slice(0, LIMITS.titleMaxChars),
    language: brief.language,
    mode: brief.mode,
    lines,
    chapters,
    notes: [summary, takeaways.join('\n'), ...sourceNote(source, brief.language), ...unread]
      .filter((part) => part !== '')
      .join('\n\n'),
    warnings: [
      ...(isShort(ms, brief) ? ['source_short'] : []),
      ...(brief.question && !answersQuestion ? ['question_unanswered'] : []),
      ...(parts.some(({ isFallback }) => isFallback) ? ['writer_fallback'] : []),
      ...(lines.some((line) => line.unread) || areNotesUnread ? ['read_once'] : []),
    ],
  };
}
