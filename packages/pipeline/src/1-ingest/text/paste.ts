import type { SourceText } from '@parlance/artifacts/source-text';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import { toBlocks } from './blocks.ts';
import { cleanCharacters } from './clean-characters.ts';
import { dropFrames } from './drop-boilerplate.ts';
import { atMost, toPassages, worthReading } from './shape.ts';
import { languageOf } from './spoken-language.ts';
import { findTitle } from './title.ts';

/** A pasted text, as it comes: plain, hard-wrapped, markdown, or copied from a web page with everything around. */
export function ingestPaste(detector: LanguageDetector, pasted: string, askedLanguage: string): SourceText {
  const blocks = atMost(worthReading(toBlocks(dropFrames(cleanCharacters(pasted)))));
  const passages = toPassages(blocks, { firstId: 1 });
  const title = findTitle(passages);
  return {
    ...(title === undefined ? {} : { title }),
    language: languageOf(detector, passages, askedLanguage),
    passages,
  };
}
