import { PACKS } from '@parlance/language/languages';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { PlacedBlock } from './placed-block.ts';

const ENTRY = new Map(
  PACKS.map(({ language, documents }) => [language, wordRegex(`^(?:${documents.entry})(?!\\p{L})`)]),
);
/** Once or twice somebody may write like that. */
const MIN_ENTRIES = 4;
const isOpen = ({ kind, language }: PlacedBlock): boolean =>
  (kind === 'paragraph' || kind === 'item') && language === undefined;

/** "Returns the depth of the net.": of what, the entry of a reference says in its signature, and that is code. */
export function markEntries(blocks: readonly PlacedBlock[], language: string): PlacedBlock[] {
  const entry = ENTRY.get(language);
  const found = new Set(blocks.filter((block) => isOpen(block) && entry?.test(block.text)));
  return blocks.map((block) =>
    found.size >= MIN_ENTRIES && found.has(block) ? { ...block, kind: 'code' } : block,
  );
}
