import { trimEndOf } from '@parlance/kernel/scan-text';

type Block = { tag: 'p'; html: string } | { tag: 'ul'; items: string[] };
type Chapter = { title: string; startMs: number };

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** An escaped sign; a link; a bare address; emphasis or code, whose marks no app would show as such. */
export const INLINE =
  /\\([\\`*_{}[\]<>()#+.!-])|\[([^[\]\n]*)\]\((https?:\/\/[^\s)[]{1,2000})\)|(https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?])|(\*{1,3})(?=\S)([^*\n]+)\5|`([^`\n]+)`|(?<![\p{L}\p{N}_])_(?=\S)([^_\n]+)_(?![\p{L}\p{N}_])/gu;

const link = (address: string, words: string): string =>
  `<a href="${escaped(address)}">${escaped(words)}</a>`;

/** Without one of these there is nothing to find, and most lines have none. */
const MARKS = /[\\[*`_]|:\/\//;

function inline(markdown: string): string {
  if (!MARKS.test(markdown)) return escaped(markdown);
  let html = '';
  let done = 0;
  for (const match of markdown.matchAll(INLINE)) {
    const [whole, sign, words, address, bare, , strong, code, soft] = match;
    html += escaped(markdown.slice(done, match.index));
    done = match.index + whole.length;
    if (sign !== undefined) html += escaped(sign);
    else if (address !== undefined) html += link(address, words?.trim() || address);
    else if (bare !== undefined) html += link(bare, bare);
    else if (code !== undefined) html += escaped(code);
    else html += inline(strong ?? soft ?? '');
  }
  return html + escaped(markdown.slice(done));
}

const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(|\S.*)$/;
const HEADING = /^\s*#{1,6}\s+(|\S.*)$/;

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const close = (): void => {
    if (paragraph.length > 0) blocks.push({ tag: 'p', html: inline(paragraph.join(' ')) });
    paragraph = [];
  };
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const item = ITEM.exec(line)?.[1];
    const heading = HEADING.exec(line.trimEnd())?.[1];
    if (item !== undefined || heading !== undefined || line.trim() === '') close();
    if (item !== undefined) {
      const last = blocks.at(-1);
      if (last?.tag === 'ul') last.items.push(inline(item));
      else blocks.push({ tag: 'ul', items: [inline(item)] });
    } else if (heading !== undefined)
      blocks.push({ tag: 'p', html: inline(trimEndOf(heading, /#/).trimEnd()) });
    else if (line.trim() !== '') paragraph.push(line.trim());
  }
  close();
  return blocks;
}

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
    : `<ul>${block.items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

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
    const items = block.tag === 'ul' ? itemsUpTo(block.items, room) : [];
    if (items.length > 0) kept.push(htmlOf({ tag: 'ul', items }));
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
  const blocks = blocksOf(markdown);
  const first = chapters[0];
  if (first && !markdown.includes(clockTime(first.startMs))) blocks.push(timesOf(chapters));
  const whole = blocks.map(htmlOf).join('');
  return { whole, short: Buffer.byteLength(whole) <= maxBytes ? whole : upTo(blocks, maxBytes) };
}
