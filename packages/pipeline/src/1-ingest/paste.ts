import type { SourceText } from '@parlance/artifacts/source-text';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import { toBlocks } from './blocks.ts';
import { cleanCharacters } from './clean-characters.ts';
import { dropFrames } from './drop-frames.ts';
import { joinScraps, toPassages, worthReading } from './shape.ts';
import { languageOf } from './spoken-language.ts';
import { findTitle } from './title.ts';

export type ShapedText = Pick<SourceText, 'title' | 'passages'>;

/** A pasted text, as it comes: plain, hard-wrapped, markdown, or copied from a web page with everything around. */
export function shapePaste(pasted: string): ShapedText {
  const blocks = worthReading(toBlocks(dropFrames(cleanCharacters(pasted))));
  const passages = toPassages(joinScraps(blocks), { firstId: 1 });
  const title = findTitle(passages);
  return { ...(title === undefined ? {} : { title }), passages };
}

/** With the language it is in. */
export const recogniseLanguage = (
  detector: LanguageDetector,
  shaped: ShapedText,
  askedLanguage: string,
): SourceText => ({ ...shaped, language: languageOf(detector, shaped.passages, askedLanguage) });

export const ingestPaste = (detector: LanguageDetector, pasted: string, askedLanguage: string): SourceText =>
  recogniseLanguage(detector, shapePaste(pasted), askedLanguage);
