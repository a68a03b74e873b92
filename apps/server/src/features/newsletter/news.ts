import { INTERFACE_LANGUAGES } from '@parlance/contract/accounts';
import { AppError } from '@parlance/kernel/errors';
import { joinLines } from '@parlance/kernel/scan-text';
import type { News } from '../../db/schema/preferences.ts';

const HEADING = /^# *([a-z]{2}-[A-Z]{2}): *(\S.*)$/gm;

const refuse = (why: string) => new AppError('news.unreadable', { log: why });

/** Blank lines part paragraphs; a line break within one is only where the writer's editor wrapped. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => joinLines(paragraph).trim())
    .filter(Boolean);

/** Reads a file that holds the same news once under "# en-US: title" and once under "# pt-BR: title". */
export function readNews(file: string): News {
  const text = file.replaceAll('\r\n', '\n');
  const headings = [...text.matchAll(HEADING)];
  const parts = headings.map((heading, index) => ({
    language: heading[1] ?? '',
    title: (heading[2] ?? '').trim(),
    paragraphs: paragraphsOf(text.slice(heading.index + heading[0].length, headings[index + 1]?.index)),
  }));
  const entries = INTERFACE_LANGUAGES.map((language) => {
    const own = parts.filter((part) => part.language === language);
    const [part] = own;
    if (!part) throw refuse(`The file has no part that begins with "# ${language}: title".`);
    if (own.length > 1) throw refuse(`The file has more than one part for ${language}.`);
    if (part.paragraphs.length === 0) throw refuse(`The part for ${language} has a title and no text.`);
    return [language, { title: part.title, paragraphs: part.paragraphs }] as const;
  });
  return Object.fromEntries(entries) as News;
}
