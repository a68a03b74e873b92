import { readFile, rm, writeFile } from 'node:fs/promises';
import { isolatedDocumentReader } from '@parlance/documents/isolated';
import { replaceBetween } from '@parlance/kernel/scan-text';

const NEVER = new AbortController().signal;
/** About what a person would paste; whole books are another bench. */
const MAX_CHARS = 24_000;

/** What the manual's own tools read and nobody else does, by how it opens. */
const LEFT_OUT = {
  '<!--': /-->/g,
  '<indexterm>': /<\/indexterm>/g,
  '<authorgroup>': /<\/authorgroup>/g,
  '<author>': /<\/author>/g,
};

const reader = isolatedDocumentReader();

/** A manual's pages as a web page: titles are headings, and what only the manual's own tools know is left out. */
const docbookToHtml = (docbook: string): string =>
  // Translated pages break the line before the end of each tag.
  replaceBetween(docbook.replaceAll('\n>', '>'), /<!--|<indexterm>|<authorgroup>|<author>/g, LEFT_OUT)
    .replace(/<(\/?)title>/g, '<$1h2>')
    .replace(/<(\/?)(?:sim)?para>/g, '<$1p>')
    .replace(/<(\/?)listitem>/g, '<$1li>')
    .replace(/&(?!amp|lt|gt|quot|nbsp|#)(\w+);/g, (_, name: string) => name);

async function readHtml(html: string, file: string): Promise<string> {
  const page = `${file}.page.html`;
  await writeFile(page, html);
  const { title, blocks } = await reader.read({ path: page, format: 'html', name: 'page.html' }, NEVER);
  await rm(page);
  const paragraphs = blocks.map(({ kind, level, text }) =>
    kind === 'heading' ? `${'#'.repeat(level ?? 1)} ${text}` : kind === 'item' ? `- ${text}` : text,
  );
  const headed =
    title === undefined || blocks[0]?.kind === 'heading' ? paragraphs : [`# ${title}`, ...paragraphs];
  return headed.join('\n\n');
}

/** What a person would copy out of a file: paragraphs under headings, cut at the end of one. */
export async function readAsText(file: string): Promise<string> {
  const content = await readFile(file, 'utf8');
  const text = file.endsWith('.docbook')
    ? await readHtml(docbookToHtml(content), file)
    : file.endsWith('.html')
      ? await readHtml(content, file)
      : content;
  if (text.length <= MAX_CHARS) return text;
  const end = text.lastIndexOf('\n\n', MAX_CHARS);
  return text.slice(0, end > MAX_CHARS / 2 ? end : MAX_CHARS);
}
