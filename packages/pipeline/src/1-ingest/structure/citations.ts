import type { PlacedBlock } from './placed-block.ts';

const ENTRY = /^(?:\[(\d{1,3})\]|(\d{1,3})[.)])\s/;
const IN_BRACKETS = / ?\((\d{1,3}(?: ?[,;–-] ?\d{1,3}){0,8})\)/g;
/** Fewer works are no list that numbers could point into. */
const MIN_ENTRIES = 3;

/** The numbers under which a document lists the works it rests on. */
export function listedNumbers(blocks: readonly PlacedBlock[]): ReadonlySet<number> {
  const numbers = blocks.flatMap(({ kind, text }) => {
    if (kind !== 'reference' && kind !== 'footnote') return [];
    const [, inBrackets, bare] = ENTRY.exec(text) ?? [];
    const number = inBrackets ?? bare;
    return number === undefined ? [] : [Number(number)];
  });
  return new Set(numbers.length < MIN_ENTRIES ? [] : numbers);
}

/** "Psyco (16) is older": a number in brackets that is one of the list points into it. */
export function withoutCitations(text: string, listed: ReadonlySet<number>): string {
  if (listed.size === 0) return text;
  return text.replace(IN_BRACKETS, (whole, numbers: string) =>
    numbers.split(/ ?[,;–-] ?/).every((number) => listed.has(Number(number))) ? '' : whole,
  );
}
