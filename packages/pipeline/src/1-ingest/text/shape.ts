import type { Passage } from '@parlance/artifacts/source-text';
import type { PlacedBlock } from '../structure/placed-block.ts';

/**
 * Every passage is an object that processes hand on in one piece: tens of thousands of them would hold up whoever
 * takes them. No text has so many that mean something alone, so neighbours of one kind are read as one.
 */
export const MAX_BLOCKS = 10_000;

export function atMost<B extends PlacedBlock>(blocks: B[], max = MAX_BLOCKS): B[] {
  const together = Math.ceil(blocks.length / max);
  if (together <= 1) return blocks;
  const joined: B[] = [];
  let inLast = 0;
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last && inLast < together && last.kind === block.kind && block.kind !== 'heading') {
      last.text += ` ${block.text}`;
      // Cells of several tables make no table.
      last.rows = undefined;
      inLast++;
    } else {
      joined.push({ ...block });
      inLast = 1;
    }
  }
  return joined.slice(0, max);
}

/** What a block that is told can be; tables have become sentences by then. */
const KINDS: Partial<Record<PlacedBlock['kind'], Passage['kind']>> = {
  heading: 'heading',
  item: 'item',
  quote: 'quote',
};

type Place = { firstId: number; document?: number };

/** Passages with addresses; ids go on where the document before ended. */
export function toPassages(blocks: PlacedBlock[], { firstId, document }: Place): Passage[] {
  let heading: string | undefined;
  let paragraph = 0;
  return blocks.map((block, index) => {
    const kind = block.isByline ? 'byline' : (KINDS[block.kind] ?? 'paragraph');
    if (kind === 'heading') heading = block.text;
    else paragraph++;
    return {
      id: `p${firstId + index}`,
      kind,
      ...(kind === 'heading' ? { level: block.level ?? 2 } : {}),
      ...(block.number === undefined ? {} : { number: block.number }),
      ...(block.headedBy === undefined ? {} : { headedBy: block.headedBy }),
      text: block.text,
      ...(block.label === undefined ? {} : { label: block.label }),
      ...(block.quoted ? { quoted: true as const } : {}),
      ...(block.unsure ? { unsure: true } : {}),
      address: {
        paragraph,
        ...(heading !== undefined && kind !== 'heading' ? { heading } : {}),
        ...(document === undefined ? {} : { document }),
        ...(block.page === undefined ? {} : { page: block.page }),
        ...(block.startMs === undefined ? {} : { startMs: block.startMs }),
        ...(block.boxes === undefined ? {} : { boxes: block.boxes }),
      },
    };
  });
}
