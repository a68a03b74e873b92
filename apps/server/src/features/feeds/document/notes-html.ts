import { parseNotes, type Block as ReadBlock } from '@parlance/show-notes/blocks';
import type { Inline } from '@parlance/show-notes/inline';

type Block = { tag: 'p'; html: string } | { tag: 'ul' | 'ol'; items: string[] };
type Chapter = { title: string; startMs: number };

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** Of emphasis and code only the words: apps show no such marks. */
const inlineHtml = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if ('content' in part) return inlineHtml(part.content);
      const words = escaped(part.text);
      return part.kind === 'link' ? `<a href="${escaped(part.href)}">${words}</a>` : words;
    })
    .join('');

const blockOf = (block: ReadBlock): Block =>
  block.kind === 'list'
    ? { tag: block.ordered ? 'ol' : 'ul', items: block.items.map(inlineHtml) }
    : { tag: 'p', html: inlineHtml(block.content) };

/** "00:04:09": apps turn times of this form into places to jump to. */
function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

const timesOf = (chapters: Chapter[]): Block => ({
  tag: 'ul',
  items: chapters.map(({ title, startMs }) => `${clockTime(startMs)} ${escaped(title)}`),
});

const htmlOf = (block: Block): string =>
  block.tag === 'p'
    ? `<p>${block.html}</p>`
    : `<${block.tag}>${block.items.map((item) => `<li>${item}</li>`).join('')}</${block.tag}>`;

/** The first items of a list that fit with its own tags. */
function itemsUpTo(items: readonly string[], maxBytes: number): string[] {
  let room = maxBytes - '<ul></ul>'.length;
  const end = items.findIndex((item) => {
    room -= Buffer.byteLength(item) + '<li></li>'.length;
    return room < 0;
  });
  return items.slice(0, end < 0 ? items.length : end);
}

/** Whole blocks, and of a list whole items, as long as there is room. */
function upTo(blocks: Block[], maxBytes: number): string {
  const kept: string[] = [];
  let room = maxBytes;
  for (const block of blocks) {
    const html = htmlOf(block);
    if (Buffer.byteLength(html) <= room) {
      kept.push(html);
      room -= Buffer.byteLength(html);
      continue;
    }
    const items = block.tag === 'p' ? [] : itemsUpTo(block.items, room);
    if (block.tag !== 'p' && items.length > 0) kept.push(htmlOf({ ...block, items }));
    break;
  }
  return kept.join('');
}

export type NotesHtml = { whole: string; short: string };

/**
 * A description as apps show it: paragraphs, lists and links, nothing else. Chapter times are added where the
 * writer left them out. `short` is what fits in `maxBytes`.
 */
export function notesHtml(markdown: string, chapters: Chapter[], maxBytes: number): NotesHtml {
  const blocks = parseNotes(markdown).map(blockOf);
  const first = chapters[0];
  if (first && !markdown.includes(clockTime(first.startMs))) blocks.push(timesOf(chapters));
  const whole = blocks.map(htmlOf).join('');
  return { whole, short: Buffer.byteLength(whole) <= maxBytes ? whole : upTo(blocks, maxBytes) };
}
