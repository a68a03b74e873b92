import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { PlacedBlock } from './placed-block.ts';
import { firstWords, KNOWN_LANGUAGES as KNOWN, smallShare } from './small-words.ts';

/** Shorter ones are names and titles, which no detector can tell. */
const MIN_CHARS = 80;

/**
 * The language of a paragraph that is not the document's. Between languages whose small words we know these have the
 * last word: a paragraph full of foreign names is still in the language of its "of" and "the".
 */
function otherLanguage(detector: LanguageDetector, text: string, main: string): string | undefined {
  const found = detector.detect(text, main);
  if (found === undefined || found === main) return undefined;
  const words = firstWords(text);
  if (KNOWN.includes(main) && KNOWN.includes(found))
    return smallShare(words, found) > smallShare(words, main) * 1.5 + 0.05 ? found : undefined;
  return KNOWN.includes(main) && smallShare(words, main) > 0.15 ? undefined : found;
}

/** Marks paragraphs that the voice could not say: they are in another language than the rest. */
export function markOtherLanguages(
  detector: LanguageDetector,
  blocks: readonly PlacedBlock[],
  main: string,
): PlacedBlock[] {
  return blocks.map((block) => {
    if (block.kind !== 'paragraph' && block.kind !== 'item' && block.kind !== 'quote') return block;
    if (block.text.length < MIN_CHARS) return block;
    const language = otherLanguage(detector, block.text, main);
    return language === undefined ? block : { ...block, language };
  });
}
