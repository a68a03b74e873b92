import { fold } from '@parlance/language/text/fold';
import {
  isAmbiguousNumber,
  MAX_NUMBER_WORDS,
  multiplierNamed,
  numberNamed,
} from '@parlance/language/text/number-words';
import type { Sentence } from '@parlance/language/text/tokens';
import { writtenNumbers } from '@parlance/language/text/written-numbers';

/** A number as it stands, and what it may be worth: "2 million" is 2 and 2000000. */
export type NumberMention = { text: string; values: string[] };

const DIGITS = /\p{Nd}(?:[\p{Nd}.,٫٬\u00a0\u202f ]*\p{Nd})?/gu;
const NEXT_WORD = /^[\s\u00a0-]*(\p{L}+)/u;

function multiplied(value: string, nextWord: string | undefined): string[] {
  const factor = nextWord === undefined ? 1 : multiplierNamed(fold(nextWord));
  return factor === 1 ? [value] : [value, String(Math.round(Number(value) * factor))];
}

export function digitNumbers(text: string): NumberMention[] {
  return Array.from(text.matchAll(DIGITS)).flatMap((match) => {
    const next = NEXT_WORD.exec(text.slice(match.index + match[0].length))?.[1];
    const values = writtenNumbers(match[0]);
    return values.map((value, at) => ({
      text: values.length === 1 ? match[0] : value,
      values: at === values.length - 1 ? multiplied(value, next) : [value],
    }));
  });
}

/** "four" and "vier", not the numbers in digits. */
export function wordNumbers({ tokens }: Sentence, language: string): NumberMention[] {
  const found: NumberMention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let length = MAX_NUMBER_WORDS; length > 0; length--) {
      const words = tokens.slice(at, at + length);
      const value = numberNamed(language, words.map(({ folded }) => folded).join(' '));
      if (words.length < length || value === undefined) continue;
      const next = tokens[at + length];
      const text = words.map((word) => word.text).join(' ');
      found.push({ text, values: multiplied(String(value), next?.joined ? next.text : undefined) });
      at += length - 1;
      break;
    }
  }
  return found;
}

/**
 * What a sentence counts with words, as far as it can only be a number. One and two are articles, or "the two of
 * them"; a hundred is mostly part of another number.
 */
export const surelyCounted = (sentence: Sentence, language: string): NumberMention[] =>
  wordNumbers(sentence, language).filter(
    ({ text, values: [value] }) =>
      Number(value) > 2 && Number(value) < 100 && !isAmbiguousNumber(language, text),
  );
