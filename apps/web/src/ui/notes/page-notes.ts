import { type Block as NotesBlock, parseNotes } from '@parlance/show-notes/blocks';
import type { Inline } from '@parlance/show-notes/inline';
import { readClockTime } from '../player/clock.ts';

export type Part = Inline | { kind: 'time'; text: string; atMs: number };

export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; content: Part[] }
  | { kind: 'paragraph'; content: Part[] }
  | { kind: 'list'; ordered: boolean; items: Part[][] };

const LEADING_TIME = /^[([]?((?:\d{1,2}:)?\d{1,2}:\d{2})[)\]]?(?=$|[\s–—-])/;

/** A time at the beginning of a line leads to that moment. */
function withLeadingTime(content: Inline[]): Part[] {
  const [first, ...rest] = content;
  const time = first?.kind === 'text' ? LEADING_TIME.exec(first.text) : null;
  const atMs = time && readClockTime(time[1] ?? '');
  if (first?.kind !== 'text' || !time || atMs === null) return content;
  const behind = first.text.slice(time[0].length);
  const words: Part[] = behind === '' ? [] : [{ kind: 'text', text: behind }];
  return [{ kind: 'time', text: time[0], atMs }, ...words, ...rest];
}

/** The notes as the page shows them: it has its own first heading, so the highest one here is a second. */
export function pageNotes(markdown: string): Block[] {
  const blocks = parseNotes(markdown);
  const highest = Math.min(...blocks.map((block) => (block.kind === 'heading' ? block.level : Infinity)));
  return blocks.map((block) => drawable(block, highest));
}

function drawable(block: NotesBlock, highest: number): Block {
  switch (block.kind) {
    case 'heading': {
      const level = Math.min(4, block.level - highest + 2) as 2 | 3 | 4;
      return { kind: 'heading', level, content: withLeadingTime(block.content) };
    }
    case 'list':
      return { ...block, items: block.items.map(withLeadingTime) };
    default:
      return { ...block, content: withLeadingTime(block.content) };
  }
}
