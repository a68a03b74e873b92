type Block = { tag: 'p'; html: string } | { tag: 'ul'; items: string[] };
type Chapter = { title: string; startMs: number };

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** An escaped sign; a link; a bare address; emphasis or code, whose marks no app would show as such. */
const INLINE =
  /\\([\\`*_{}[\]<>()#+.!-])|\[([^\]\n]*)\]\((https?:\/\/[^\s)]+)\)|(https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?])|(\*{1,3})(?=\S)([^*\n]+)\5|`([^`\n]+)`|(?<![\p{L}\p{N}_])_(?=\S)([^_\n]+)_(?![\p{L}\p{N}_])/gu;

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

const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(.*)$/;
const HEADING = /^\s*#{1,6}\s+(.*?)\s*#*$/;

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const close = (): void => {
    if (paragraph.length > 0) blocks.push({ tag: 'p', html: inline(paragraph.join(' ')) });
    paragraph = [];
  };
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const item = ITEM.exec(line)?.[1];
    const heading = HEADING.exec(line)?.[1];
    if (item !== undefined || heading !== undefined || line.trim() === '') close();
    if (item !== undefined) {
      const last = blocks.at(-1);
      if (last?.tag === 'ul') last.items.push(inline(item));
      else blocks.push({ tag: 'ul', items: [inline(item)] });
    } else if (heading !== undefined) blocks.push({ tag: 'p', html: inline(heading) });
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

/** Whole blocks, and of a list whole items, as long as there is room. */
function upTo(blocks: Block[], maxBytes: number): string {
  let html = '';
  const fits = (more: string) => Buffer.byteLength(html) + Buffer.byteLength(more) <= maxBytes;
  for (const block of blocks) {
    if (fits(htmlOf(block))) {
      html += htmlOf(block);
      continue;
    }
    const items = block.tag === 'ul' ? [...block.items] : [];
    while (items.length > 0 && !fits(htmlOf({ tag: 'ul', items }))) items.pop();
    if (items.length > 0) html += htmlOf({ tag: 'ul', items });
    break;
  }
  return html;
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
