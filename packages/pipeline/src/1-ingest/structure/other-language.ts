import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { PlacedBlock } from './placed-block.ts';
import { firstWords, KNOWN_LANGUAGES as KNOWN, smallShare } from './small-words.ts';

/** Shorter ones are names and titles, which no detector can tell. */
const MIN_CHARS = 80;

/** Of scripts that none of the languages we write is written in. */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
];
const FOREIGN_SHARE = 0.2;
const MIN_LATIN = 0.2;
const MIN_FOREIGN_LETTERS = 3;

const lettersIn = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;
/** Else the document itself is in the other script, whatever its language was taken for. */
function hasLatin(blocks: readonly PlacedBlock[]): boolean {
  const texts = blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'item');
  const count = (letters: RegExp) => texts.reduce((sum, { text }) => sum + lettersIn(text, letters), 0);
  return count(/\p{Script=Latin}/gu) >= count(/\p{L}/gu) * MIN_LATIN;
}

/** A line that a voice for a language in Latin letters can't say, however short it is. */
function otherScript(text: string, main: string): string | undefined {
  if (!KNOWN.includes(main) || /^[\p{Script=Latin}\P{L}]*$/u.test(text)) return undefined;
  const letters = lettersIn(text, /\p{L}/gu);
  return SCRIPTS.find(([, pattern]) => {
    const found = lettersIn(text, pattern);
    return (
      found >= MIN_FOREIGN_LETTERS &&
      (found >= letters * FOREIGN_SHARE || lettersIn(text.slice(0, 3), pattern) === 3)
    );
  })?.[0];
}

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
  const inLatin = hasLatin(blocks);
  return blocks.map((block) => {
    const isText = block.kind === 'paragraph' || block.kind === 'item' || block.kind === 'quote';
    if (!isText && block.kind !== 'heading') return block;
    const isLong = isText && block.text.length >= MIN_CHARS;
    const language =
      (inLatin ? otherScript(block.text, main) : undefined) ??
      (isLong ? otherLanguage(detector, block.text, main) : undefined);
    return language === undefined ? block : { ...block, language };
  });
}
