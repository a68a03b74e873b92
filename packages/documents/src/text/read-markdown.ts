import type { DocumentBlock, ReadDocument } from '@parlance/ports/document-reader';
import MarkdownIt, { type Token } from 'markdown-it';
import { MAX_TEXT_BYTES } from '../limits.ts';
import { type OpenDocument, readBytes } from '../open-file.ts';
import { withBoldTitle } from './bold-title.ts';
import { decodeText } from './charset.ts';
import { tidy } from './plain-text.ts';

const FRONT_MATTER = /^---\r?\n([\s\S]{0,20000}?)\r?\n(?:---|\.\.\.)\r?\n/;

/** A picture that is a link is a button or a badge. */
const read = (parts: readonly Token[]): Token[] =>
  parts.filter(({ type }, at) => type !== 'image' || parts[at - 1]?.type !== 'link_open');

/** What a person hears of a line: words, no addresses, no markup, what a picture shows. */
function spoken(token: Token): string {
  if (token.type === 'text') return token.content;
  if (token.type === 'code_inline') return `\`${token.content}\``;
  if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
  return read(token.children ?? [])
    .map(spoken)
    .join('');
}

/** A line with the words that are set in bold before it kept apart. */
function titled(line: Token): string {
  const parts = read(line.children ?? []);
  const end = parts.findIndex(({ type }) => type === 'strong_close');
  const begin = parts.findIndex(({ type, content }) => type !== 'text' || content.trim() !== '');
  if (end < 0 || parts[begin]?.type !== 'strong_open') return spoken(line);
  const said = (tokens: readonly Token[]) => tokens.map(spoken).join('');
  const [next] = parts.slice(end + 1).filter(({ type, content }) => type !== 'text' || content !== '');
  return withBoldTitle(said(parts.slice(0, end)), said(parts.slice(end)), /break$/.test(next?.type ?? ''));
}

/** One plain line of front matter; its value stands in the first group. */
export const frontMatterLine = (key: string): RegExp => new RegExp(`^${key}:(.+)$`, 'mi');

const frontMatterValue = (front: string, key: string): string | undefined =>
  frontMatterLine(key).exec(front)?.[1]?.trim().replace(/^["']/, '').replace(/["']$/, '');

type Around = { heading?: number; items: number; quotes: number; rows?: string[][] };

/** Moves `around` in or out of what this token opens or closes. */
function enter(token: Token, around: Around, blocks: DocumentBlock[]): void {
  const step = token.nesting;
  if (token.type.startsWith('heading_')) around.heading = step > 0 ? Number(token.tag.slice(1)) : undefined;
  else if (token.type.startsWith('list_item_')) around.items += step;
  else if (token.type.startsWith('blockquote_')) around.quotes += step;
  else if (token.type === 'table_open') around.rows = [];
  else if (token.type === 'tr_open') around.rows?.push([]);
  else if (token.type === 'table_close') {
    const text = (around.rows ?? []).map((row) => row.join(', ')).join('; ');
    if (text !== '') blocks.push({ kind: 'table', text, rows: around.rows ?? [], headed: true });
    around.rows = undefined;
  }
}

function asBlock(text: string, around: Around): DocumentBlock {
  if (around.heading !== undefined) return { kind: 'heading', level: around.heading, text };
  if (around.items > 0) return { kind: 'item', text };
  return { kind: around.quotes > 0 ? 'quote' : 'paragraph', text };
}

/** Pictures and raw HTML are left out: nobody wants to hear them. */
function toBlocks(tokens: Token[]): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  const around: Around = { items: 0, quotes: 0 };
  for (const token of tokens) {
    enter(token, around, blocks);
    if ((token.type === 'fence' || token.type === 'code_block') && tidy(token.content) !== '')
      blocks.push({ kind: 'code', text: tidy(token.content) });
    if (token.type !== 'inline') continue;
    const text = tidy(around.heading === undefined ? titled(token) : spoken(token));
    if (around.rows) around.rows.at(-1)?.push(text);
    else if (text !== '') blocks.push(asBlock(text, around));
  }
  return blocks;
}

export async function readMarkdown(file: OpenDocument): Promise<ReadDocument> {
  const { bytes, truncated } = await readBytes(file.content, MAX_TEXT_BYTES);
  const text = decodeText(bytes, file.charset);
  const front = FRONT_MATTER.exec(text);
  const markdown = new MarkdownIt({ html: true, linkify: false });
  const blocks = toBlocks(markdown.parse(front ? text.slice(front[0].length) : text, {}));
  const first = blocks.find((block) => block.kind === 'heading' && block.level === 1);
  return {
    title: (front && frontMatterValue(front[1] ?? '', 'title')) ?? first?.text.replaceAll('`', ''),
    language: (front && frontMatterValue(front[1] ?? '', 'lang(?:uage)?')) ?? undefined,
    blocks,
    warnings: truncated ? ['truncated'] : [],
  };
}
