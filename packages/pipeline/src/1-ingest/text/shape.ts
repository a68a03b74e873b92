import type { Passage } from '@parlance/artifacts/source-text';
import type { Block } from './blocks.ts';
import { cleanInline } from './clean-inline.ts';
import { isBackMatter } from './headings.ts';

/** A block and where it stands in its document. */
export type PlacedBlock = Block & {
  page?: number;
  startMs?: number;
  boxes?: Passage['address']['boxes'];
  unsure?: boolean;
};

function withoutBackMatter<B extends Block>(blocks: B[]): B[] {
  let skipLevel = 0;
  return blocks.filter((block) => {
    if (block.kind !== 'heading') return skipLevel === 0;
    const level = block.level ?? 2;
    if (isBackMatter(block.text)) {
      skipLevel = level;
      return false;
    }
    if (skipLevel > 0 && level <= skipLevel) skipLevel = 0;
    return skipLevel === 0;
  });
}

/** Four headings in a row are a table of contents. */
const isContentsEntry = (block: Block, index: number, blocks: Block[]): boolean =>
  block.kind === 'heading' && [1, 2, 3].every((step) => blocks[index + step]?.kind === 'heading');

/** Leaves what is worth reading: no references at the end, no table of contents, no marks of formatting. */
export function worthReading<B extends Block>(blocks: B[]): B[] {
  return withoutBackMatter(blocks)
    .map((block) => ({ ...block, text: cleanInline(block.text) }))
    .filter((block) => /[\p{L}\p{N}]/u.test(block.text))
    .filter((block, index, all) => !isContentsEntry(block, index, all));
}

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
      inLast++;
    } else {
      joined.push({ ...block });
      inLast = 1;
    }
  }
  return joined.slice(0, max);
}

type Place = { firstId: number; document?: number };

/** Passages with addresses; ids go on where the document before ended. */
export function toPassages(blocks: PlacedBlock[], { firstId, document }: Place): Passage[] {
  let heading: string | undefined;
  let paragraph = 0;
  return blocks.map((block, index) => {
    if (block.kind === 'heading') heading = block.text;
    else paragraph++;
    return {
      id: `p${firstId + index}`,
      kind: block.kind,
      ...(block.kind === 'heading' ? { level: block.level ?? 2 } : {}),
      text: block.text,
      ...(block.unsure ? { unsure: true } : {}),
      address: {
        paragraph,
        ...(heading !== undefined && block.kind !== 'heading' ? { heading } : {}),
        ...(document === undefined ? {} : { document }),
        ...(block.page === undefined ? {} : { page: block.page }),
        ...(block.startMs === undefined ? {} : { startMs: block.startMs }),
        ...(block.boxes === undefined ? {} : { boxes: block.boxes }),
      },
    };
  });
}
