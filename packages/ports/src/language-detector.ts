/** Guesses the base language ("pt") of a text; undefined when it can't tell. */
export interface LanguageDetector {
  detect(text: string): string | undefined;
}
