import { type Known, stemsOf } from './evidence.ts';

const QUOTED = /[“„«"]([^“”„«»"]{1,400})[”“»"]/gu;
/** Shorter ones are words that are talked about. */
const LEAST_QUOTED = 3;
const QUOTED_SHARE = 0.8;

/** What is said to be somebody's words, and is not in what the line may lean on. */
export function strangeQuotes(text: string, language: string, known: readonly Known[]): string[] {
  return Array.from(text.matchAll(QUOTED), ([, said = '']) => said).filter((said) => {
    const stems = [...stemsOf(said, language)];
    const found = stems.filter((stem) => known.some((one) => one.stems.has(stem)));
    return stems.length >= LEAST_QUOTED && found.length < stems.length * QUOTED_SHARE;
  });
}
