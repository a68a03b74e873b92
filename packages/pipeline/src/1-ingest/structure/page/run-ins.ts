import { packFor } from '@parlance/language/languages';
import { capitalize } from '@parlance/language/text/casing';
import { hasOwnVerb } from '@parlance/language/text/clauses';
import { isChrome } from '../document-words.ts';
import type { PlacedBlock } from '../placed-block.ts';
import { articlePatterns } from './article-words.ts';
import { countOf } from './page-text.ts';

/** "HIST 233 Technology and society, lecture 4 (notes: Tom R.) Main question": a line that lost its end. */
const IN_BRACKETS = /^(?<head>[^.!?]{4,120}? ?\([^()]{3,60}\)) (?=["“«¿¡]?\p{Lu})/u;
/** "Issue 88 | To leave, answer "silence" Colleagues, last night": a bar before, a closed quotation at its end. */
const BEHIND_BAR = /^(?<head>[^.!?|]{2,60} \| [^.!?|]{2,80}["”»)]) (?=\p{Lu})/u;
const COURSE = /^\p{Lu}{2,5} ?\d{2,4}(?![\p{L}\d])/u;
/** What was taken down is called so, behind which lesson it was. */
const NAMED = /(?:[:–—] |^\p{Lu}{2,5} ?\d{2,4} )(?<name>\p{L}[^,()]{4,80})/u;
/** "…the sea. Comments (96)", "…in thumbs. Watch | Share": what stood under the last paragraph. */
function runOutOf(text: string): string {
  const end = Math.max(...['.', '!', '?', '…'].map((mark) => text.lastIndexOf(mark)));
  return end < 0 ? '' : (/^["”»)]? (.{2,80})$/su.exec(text.slice(end + 1))?.[1] ?? '');
}
const TAIL_WORDS = 10;
/** What is left must be text: "Was this page helpful? Yes | No" is one line. */
const TEXT_WORDS = 7;

/** Paragraphs without the lines that ran into them from above and below; those stand apart, to be named as left out. */
export function withRunInsApart(blocks: readonly PlacedBlock[], language: string): PlacedBlock[] {
  const pack = packFor(language);
  if (!pack) return [...blocks];
  const { lesson, people } = articlePatterns(pack);
  const isHead = (head: string): boolean =>
    head.includes(' | ') || COURSE.test(head) || lesson.test(head) || people.test(head);
  const isTail = (tail: string): boolean =>
    countOf(tail) <= TAIL_WORDS &&
    (/ [|·] /u.test(tail) || (isChrome(tail.replace(/ ?\(\d+\)$/u, '')) && !hasOwnVerb(tail, pack)));
  return blocks.flatMap((block): PlacedBlock[] => {
    if (block.kind !== 'paragraph') return [block];
    const head = (IN_BRACKETS.exec(block.text) ?? BEHIND_BAR.exec(block.text))?.groups?.head ?? '';
    const cut = isHead(head) ? head : '';
    const name = cut === '' ? undefined : NAMED.exec(cut)?.groups?.name?.trim();
    const rest = block.text.slice(cut.length).trim();
    const tail = runOutOf(rest);
    const isUnder = tail !== '' && countOf(rest) - countOf(tail) >= TEXT_WORDS && isTail(tail);
    const over = isUnder ? tail : '';
    const text = over === '' ? rest : rest.slice(0, -over.length).trim();
    const apart = (line: string): PlacedBlock[] =>
      line === '' ? [] : [{ ...block, kind: 'boilerplate', text: line }];
    return [
      ...apart(cut),
      ...(name === undefined || blocks[0] !== block
        ? []
        : [{ ...block, kind: 'heading' as const, level: 1, text: capitalize(name) }]),
      { ...block, text },
      ...apart(over),
    ];
  });
}
