import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import { type Block, toBlocks } from './blocks.ts';
import { cleanCharacters } from './clean-characters.ts';
import { cleanInline } from './clean-inline.ts';
import { dropFrames } from './drop-frames.ts';
import { isBackMatter } from './headings.ts';
import { findTitle } from './title.ts';

function withoutBackMatter(blocks: Block[]): Block[] {
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

const clean = (block: Block): Block => ({ ...block, text: cleanInline(block.text) });

function toPassages(blocks: Block[]): Passage[] {
  let heading: string | undefined;
  let paragraph = 0;
  return blocks.map((block, index) => {
    if (block.kind === 'heading') heading = block.text;
    else paragraph++;
    return {
      id: `p${index + 1}`,
      kind: block.kind,
      ...(block.kind === 'heading' ? { level: block.level ?? 2 } : {}),
      text: block.text,
      address: { paragraph, ...(heading !== undefined && block.kind !== 'heading' ? { heading } : {}) },
    };
  });
}

/** A pasted text, as it comes: plain, hard-wrapped, markdown, or copied from a web page with everything around. */
export function ingestPaste(detector: LanguageDetector, pasted: string, askedLanguage: string): SourceText {
  const blocks = withoutBackMatter(toBlocks(dropFrames(cleanCharacters(pasted))))
    .map(clean)
    .filter((block) => /[\p{L}\p{N}]/u.test(block.text))
    .filter((block, index, all) => !isContentsEntry(block, index, all));
  const passages = toPassages(blocks);
  const body = passages.filter((passage) => passage.kind !== 'heading').map((passage) => passage.text);
  const title = findTitle(passages);
  return {
    ...(title === undefined ? {} : { title }),
    language: detector.detect(body.join('\n'), askedLanguage) ?? askedLanguage,
    passages,
  };
}
