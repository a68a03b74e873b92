import { bareNumber, splitNumber, withoutBareNumber, withoutCapitals } from '../text/headings.ts';
import type { PlacedBlock } from './placed-block.ts';

/** Numbers of headings apart from their words. "10 things to know" keeps its ten: no heading counts nine or eleven. */
export function numbersApart(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  const counted = new Set(
    blocks.flatMap((block) => {
      if (block.kind !== 'heading') return [];
      const { number, text } = splitNumber(block.text);
      const first = Number.parseInt(number ?? '', 10);
      return [bareNumber(text), Number.isNaN(first) ? undefined : first].filter((each) => each !== undefined);
    }),
  );
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    const { number, text } = splitNumber(block.text);
    const bare = number === undefined ? bareNumber(text) : undefined;
    const counts = bare !== undefined && (counted.has(bare - 1) || counted.has(bare + 1));
    const words = withoutCapitals(counts ? withoutBareNumber(text) : text);
    const printed = counts ? String(bare) : number;
    return { ...block, text: words, ...(printed === undefined ? {} : { number: printed }) };
  });
}
