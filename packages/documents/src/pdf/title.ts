import type { DocumentBlock } from '@parlance/ports/document-reader';
import { tidy } from '../text/plain-text.ts';
import type { Page } from './page.ts';

const NO_TITLE =
  /^(?:untitled|document\d*|microsoft (?:word|powerpoint)\b.*|.*\.(?:docx?|indd|dvi|tex|pdf|qxd|pptx?|rtf|odt))$/i;
/** The title stands on the first pages: a cover may come before it. */
const FIRST_PAGES = 3;

const keyOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const ISSUE = /\(\d{4}\)|\bvol(?:ume|\.)? ?\d/i;

/** The name of a journal stands on its pages straight before volume and year; a work that is cited has its year elsewhere. */
function isJournal(heading: string, pages: readonly Page[]): boolean {
  const key = keyOf(heading);
  const isIssue = (text: string) => {
    const line = keyOf(text);
    const at = line.indexOf(key);
    return ISSUE.test(text) && at >= 0 && /^(?:vol|\d)/.test(line.slice(at + key.length));
  };
  return pages.some(({ lines }) => lines.some(({ text }) => isIssue(text)));
}

/**
 * What a program wrote into the file is believed when it also stands on the first pages, or when nothing large does:
 * there it is often the name of a file, of a journal or of another document.
 */
export function pdfTitle(
  written: unknown,
  blocks: readonly DocumentBlock[],
  pages: readonly Page[],
): string | undefined {
  const said = tidy(typeof written === 'string' ? written : '');
  const isTitle = said !== '' && !NO_TITLE.test(said);
  const early = blocks.filter((block) => (block.page ?? 1) <= FIRST_PAGES);
  const heads = early.filter((block) => block.kind === 'heading' && block.page === early[0]?.page);
  const largest = heads
    .toSorted((a, b) => (a.level ?? 9) - (b.level ?? 9))
    .find(({ text }) => !isJournal(text, pages))?.text;
  if (
    isTitle &&
    (largest === undefined || keyOf(early.map(({ text }) => text).join('')).includes(keyOf(said)))
  ) {
    // The printed one may go on where the written one was cut.
    return largest && keyOf(largest).startsWith(keyOf(said)) ? largest : said;
  }
  return largest ?? (isTitle ? said : undefined);
}
