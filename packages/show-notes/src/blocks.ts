import { trimEndOf } from '@parlance/kernel/scan-text';
import { type Inline, parseInline } from './inline.ts';

export type Block =
  | { kind: 'heading'; level: number; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

const HEADING = /^\s{0,3}(#{1,6})\s+(|\S.*)$/;
const ITEM = /^\s*([-*+]|\d{1,3}[.)])\s+(|\S.*)$/;
const RULE = /^\s{0,3}([-*_])(\s*\1){2,}\s*$/;

/**
 * The part of Markdown that people and models write into show notes, as data. Everything else, HTML included, is
 * plain text, so no renderer has to trust what it draws. Indented items belong to the one list there is.
 */
export function parseNotes(markdown: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const endParagraph = (): void => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', content: parseInline(paragraph.join(' ')) });
    paragraph = [];
  };
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const text = line.trimEnd();
    const heading = HEADING.exec(text);
    const item = ITEM.exec(line);
    if (text !== '' && !heading && !item && !RULE.test(text)) {
      paragraph.push(text.trimStart());
      continue;
    }
    endParagraph();
    if (heading) blocks.push(headingOf(heading[1] ?? '', heading[2] ?? ''));
    else if (item && !RULE.test(text)) addItem(blocks, item[1] ?? '', item[2] ?? '');
  }
  endParagraph();
  return blocks;
}

/** "## Title ##" may close as it opened. */
const headingOf = (marks: string, text: string): Block => ({
  kind: 'heading',
  level: marks.length,
  content: parseInline(trimEndOf(text, /#/).trimEnd()),
});

function addItem(blocks: Block[], mark: string, text: string): void {
  const ordered = mark.length > 1;
  const last = blocks.at(-1);
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(parseInline(text));
  else blocks.push({ kind: 'list', ordered, items: [parseInline(text)] });
}
