import { packFor } from '../languages.ts';
import { bareLetters } from '../text/fold.ts';
import { respell } from './letters.ts';
import { tokensOf } from './place.ts';
import { sayCore } from './say-token.ts';
import type { SpokenLanguage } from './spoken-language.ts';

export const splitWords = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

/** Marks of written lists and emphasis, which nobody says. */
const SILENT = /[*_`~|<>^\\•→]+|^#+/gu;

const withoutMarks = (text: string): string => text.replace(SILENT, ' ').replace(/ +/g, ' ').trim();

/** Each written word of "z. B." has its own said one; where the numbers differ, the first has them all. */
function shareOut(said: string, span: number): string[] {
  const words = said.split(' ');
  if (words.length === span) return words;
  return [said, ...Array.from({ length: span - 1 }, () => '')];
}

/** Undefined for a language without a folder: it is spoken as it is written. */
function spokenLanguage(language: string): SpokenLanguage | undefined {
  const pack = packFor(language);
  return pack && { ...pack.spokenForms, ...pack.numerals, ...pack.countries[language] };
}

/** One said form for each written word; it may be several words, or none. */
export function sayWords(words: readonly string[], language: string): string[] {
  const spoken = spokenLanguage(language);
  if (!spoken) return words.map(withoutMarks);
  const tokens = tokensOf(words, spoken);
  return tokens.flatMap((token, at) => {
    const place = { tokens, at, language: spoken };
    const {
      said,
      dots = token.dots,
      close = token.close,
    } = token.core === '' ? { said: '' } : sayCore(token.core, place);
    const parts = shareOut(respell(withoutMarks(said), spoken), token.span);
    const last = Math.max(0, parts.findLastIndex(Boolean));
    return parts.map(
      (part, index) => `${index === 0 ? token.open : ''}${part}${index === last ? dots + close : ''}`,
    );
  });
}

/** The words of a text as they are said, without anything that is not heard: for comparing two texts by ear. */
export function spokenWords(text: string, language: string): string[] {
  const said = sayWords(splitWords(text), language).join(' ');
  return bareLetters(said)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
