import type { PlacedBlock } from '../placed-block.ts';

/** What a page holds, in order, but for what was left out before; each block is looked at from many sides. */
export type PageText = readonly PlacedBlock[];

export const countOf = (text: string): number => text.split(/\s+/).length;

/** Like a sentence, or like one that goes on in the next block. */
export const endsOrGoesOn = (text: string): boolean => /[.!?…:;,–—-]["”’»)\]]{0,2}$/.test(text);

export const isText = ({ kind }: PlacedBlock): boolean =>
  kind === 'paragraph' || kind === 'item' || kind === 'quote';
