import { trimEndOf } from '@parlance/kernel/scan-text';
import { readClockTime } from '../player/clock.ts';

export type Inline =
  | { kind: 'text' | 'strong' | 'emphasis'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'time'; text: string; atMs: number };

export type Block =
  | { kind: 'heading'; level: number; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

const HEADING = /^(#{1,6})\s+(|\S.*)$/;
const BULLET = /^\s{0,3}[-*+]\s+(|\S.*)$/;
const NUMBERED = /^\s{0,3}\d{1,3}[.)]\s+(|\S.*)$/;
const RULE = /^\s{0,3}([-*_])(\s*\1){2,}\s*$/;
const LEADING_TIME = /^[([]?((?:\d{1,2}:)?\d{1,2}:\d{2})[)\]]?(?=$|[\s–—-])/;

/** Escaped sign | [text](address) | bare address | **strong** | *emphasis* or _emphasis_. */
const INLINE =
  /\\([\\`*_{}[\]()#+\-.!<>|])|\[([^[\]\n]{1,500})\]\(<?([^\s()<>]{1,2000})>?\)|(https?:\/\/[^\s<>"')\]]{1,2000})|\*\*([^*\n]{1,2000})\*\*|\*([^\s*][^*\n]{0,2000})\*|(?<![\p{L}\p{N}])_([^\s_][^_\n]{0,2000})_(?![\p{L}\p{N}])/gu;

/** Only addresses that lead to a page or a mailbox; anything else (javascript:, data:, odd ones) stays text. */
export function safeAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' || protocol === 'mailto:' ? href : null;
}

/** A small part of Markdown, as data. What it doesn't know, markup of other kinds included, is plain text. */
export function parseNotes(markdown: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', content: parseInline(paragraph.join(' ')) });
    paragraph = [];
  };
  for (const line of markdown.replace(/\r\n?/g, '\n').split('\n')) {
    const heading = HEADING.exec(line.trimEnd());
    const item = BULLET.exec(line) ?? NUMBERED.exec(line);
    if (line.trim() === '' || RULE.test(line)) endParagraph();
    else if (heading) {
      endParagraph();
      blocks.push({
        kind: 'heading',
        level: heading[1]?.length ?? 1,
        content: parseInline(trimEndOf(heading[2] ?? '', /#/).trimEnd()),
      });
    } else if (item) {
      endParagraph();
      const ordered = NUMBERED.test(line);
      const content = parseInline(item[1] ?? '');
      const last = blocks.at(-1);
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(content);
      else blocks.push({ kind: 'list', ordered, items: [content] });
    } else paragraph.push(line.trim());
  }
  endParagraph();
  return fromSecondLevel(blocks);
}

/** The page has its own first heading, so the highest one here is a second; the others keep their distance. */
function fromSecondLevel(blocks: Block[]): Block[] {
  const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
  const highest = Math.min(...levels);
  return blocks.map((block) =>
    block.kind === 'heading' ? { ...block, level: Math.min(4, block.level - highest + 2) } : block,
  );
}

const unescaped = (text: string): string => text.replace(/\\([\\`*_{}[\]()#+\-.!<>|])/g, '$1');

function parseInline(text: string): Inline[] {
  const time = LEADING_TIME.exec(text);
  const atMs = time ? readClockTime(time[1] ?? '') : null;
  if (!time || atMs === null) return inlineOf(text);
  return [{ kind: 'time', text: time[0], atMs }, ...inlineOf(text.slice(time[0].length))];
}

function inlineOf(text: string): Inline[] {
  const parts: Inline[] = [];
  const add = (part: Inline) => {
    const last = parts.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') last.text += part.text;
    else if (part.text !== '') parts.push(part);
  };
  let done = 0;
  for (const match of text.matchAll(INLINE)) {
    add({ kind: 'text', text: text.slice(done, match.index) });
    done = match.index + match[0].length;
    const [whole, escaped, label, target, bare, strong, starred, underlined] = match;
    const href = safeAddress(target ?? bare ?? '');
    if (escaped !== undefined) add({ kind: 'text', text: escaped });
    else if (href !== null) add({ kind: 'link', text: unescaped(label ?? whole), href });
    else if (strong !== undefined) add({ kind: 'strong', text: unescaped(strong) });
    else if (starred !== undefined || underlined !== undefined)
      add({ kind: 'emphasis', text: unescaped(starred ?? underlined ?? '') });
    else add({ kind: 'text', text: whole });
  }
  add({ kind: 'text', text: text.slice(done) });
  return parts;
}
