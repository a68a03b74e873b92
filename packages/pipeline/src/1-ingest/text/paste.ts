import type { SourceText } from '@parlance/artifacts/source-text';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import { readStructure } from '../structure/structure.ts';
import { atMost, toPassages } from './shape.ts';
import { findTitle } from './title.ts';

/** A pasted text, as it comes: plain, hard-wrapped, markdown, or copied from a web page with everything around. */
export function ingestPaste(detector: LanguageDetector, pasted: string, askedLanguage: string): SourceText {
  const pastedBlock = { kind: 'unstructured' as const, text: pasted };
  const { blocks, leftOut, language } = readStructure([pastedBlock], { detector, asked: askedLanguage });
  const passages = toPassages(atMost(blocks), { firstId: 1 });
  const title = findTitle(passages);
  return {
    ...(title === undefined ? {} : { title }),
    language,
    passages,
    ...(leftOut.length > 0 ? { leftOut } : {}),
  };
}
