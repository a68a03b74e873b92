import type { PlacedBlock } from './placed-block.ts';
import { withoutSentences } from './said-sentences.ts';

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

const KEY = /\[\d{1,3}(?: ?[,;–-] ?\d{1,3}){0,8}\]/g;
const KEYS = /\ufdd0(?:(?: ?[,;–-] ?| (?:and|or|e|ou|y|o|et|und|oder) )\ufdd0){1,8}/g;
/** "is related to [1], [2].", "[3] shows that", "although [4] is older": without the mark a word of the sentence is missing. */
const HOLE =
  /(?<!\p{L})(?:[Ii]n|to|by|from|of|with|than|[Ss]ee|de|da|do|em|por|com|von|nach|bei|mit|siehe|par|dans|selon|voir|di|con|vedi|en|según|véase) \ufdd0(?=[.,;:)]|$)|(?:^|(?<!\p{L})(?:[Aa]lthough|[Tt]hough|[Ww]hile|[Ww]hereas|[Bb]ecause|[Ss]ince|[Ww]hen|that|[Oo]bwohl|[Ww]eil|[Ww]enn|dass|[Ww]ährend|[Pp]uisque|[Qq]uand|que|[Aa]unque|[Pp]orque|[Cc]uando|[Ss]ebbene|[Pp]erché|[Qq]uando|che|[Ee]mbora) )\ufdd0 (?=\p{Ll})/u;

const hasHole = (sentence: string): boolean =>
  HOLE.test(sentence.replace(KEY, '\ufdd0').replace(KEYS, '\ufdd0'));

/** A paragraph without the sentences that need the number of a work to be whole. */
export const withoutHoles = (text: string): string => withoutSentences(text, hasHole);
