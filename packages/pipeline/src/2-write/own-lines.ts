import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import { asMarkdown } from '@parlance/kernel/as-markdown';
import { firstWords } from '@parlance/kernel/first-words';
import { oneLine } from '@parlance/kernel/one-line';
import type { SpokenLine } from '@parlance/kernel/script-text';
import { packFor } from '@parlance/language/languages';
import { en } from '@parlance/language/languages/en/en';
import { splitSentences } from '@parlance/language/text/sentences';

/** A person's script has no headings: a longer one gets a chapter every so many lines, begun by the host. */
const CHAPTER_LINES = 12;
const LAST_CHAPTER_MIN_LINES = 6;
const TITLE_MAX_CHARS = 60;

/** A line's first sentence names it best. */
function titleFrom(line: SpokenLine | undefined, language: string): string {
  const text = oneLine(line?.text ?? '');
  const [sentence = text] = splitSentences(text, language);
  return firstWords(sentence, language, TITLE_MAX_CHARS);
}

function chapterStarts(total: number): number[] {
  const starts = [0];
  for (let at = CHAPTER_LINES; at <= total - LAST_CHAPTER_MIN_LINES; at += CHAPTER_LINES) starts.push(at);
  return starts;
}

/** What it is called and what it is; its lines are for listening to, and stand in the transcript. */
const notesOf = (title: string, language: string): string =>
  [asMarkdown(title), (packFor(language) ?? en).showNotes.ownScript].join('\n\n');

/** A person's own lines, word for word. */
export function scriptFromOwnLines(
  lines: readonly SpokenLine[],
  brief: Pick<Brief, 'language' | 'mode'>,
): Script {
  const starts = chapterStarts(lines.length);
  const title = titleFrom(lines[0], brief.language);
  return {
    title,
    language: brief.language,
    mode: brief.mode,
    lines: lines.map(({ speaker, text }, at) => ({
      speaker,
      text,
      sourceRefs: [],
      chapter: starts.findLastIndex((start) => start <= at),
    })),
    chapters: starts.map((firstLine) => ({
      title: titleFrom(lines[firstLine], brief.language),
      firstLine,
    })),
    notes: notesOf(title, brief.language),
    warnings: [],
  };
}
