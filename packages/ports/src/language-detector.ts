/** Guesses the base language ("pt") of a text; undefined when it can't tell. */
export interface LanguageDetector {
  /**
   * `expected` is the base language the person named. A detector that can't tell it from what it found
   * (Bosnian from Croatian, say) answers with what was expected.
   */
  detect(text: string, expected?: string): string | undefined;
}
