import type { Passage } from '@parlance/artifacts/source-text';
import type { LanguageDetector } from '@parlance/ports/language-detector';

/** The base language of the running text; headings are too short and too often names. */
export function languageOf(
  detector: LanguageDetector,
  passages: readonly Passage[],
  askedLanguage: string,
): string {
  const body = passages.filter((passage) => passage.kind !== 'heading').map((passage) => passage.text);
  return detector.detect(body.join('\n'), askedLanguage) ?? askedLanguage;
}
