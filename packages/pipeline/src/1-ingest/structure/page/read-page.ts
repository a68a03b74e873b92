import { packFor } from '@parlance/language/languages';
import type { LeftOutCount } from '../left-out.ts';
import type { PlacedBlock } from '../placed-block.ts';
import { isOutput, withPrintedHeadings } from './printed-headings.ts';
import { quotedAcross } from './quotations-across.ts';
import { rowLabels } from './row-labels.ts';

/**
 * What is told of a document -> the same, with what its print says of it said in so many words: which lines head what
 * follows, what names a paragraph, and which paragraphs are somebody's words from end to end.
 */
export function readPage(told: readonly PlacedBlock[], language: string, left: LeftOutCount): PlacedBlock[] {
  const pack = packFor(language);
  if (!pack) return [...told];
  const kept = told.filter((block) => !isOutput(block));
  for (const { text } of told.filter(isOutput)) left.add({ kind: 'code', text });
  const headed = withPrintedHeadings(kept, pack);
  const labels = rowLabels(headed, pack);
  const quoted = quotedAcross(headed, pack);
  return headed.map((block) => {
    const label = labels.get(block);
    return {
      ...block,
      ...(label === undefined ? {} : { label }),
      ...(quoted.has(block) ? { quoted: true } : {}),
    };
  });
}
