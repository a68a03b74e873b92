import { fold } from '@parlance/language/text/fold';
import { isSmallWord } from '@parlance/language/text/small-words';
import { RECOGNISED_LANGUAGES } from './trained-data.ts';

/** Fewer words show nothing. */
const MIN_WORDS = 12;
/** So much more often must its small words occur than those of the language the page was read in. */
const CLEARLY = 1.25;

/** The language whose small words stand on the page most, even where letters were misread. */
export function likelyLanguage(text: string, readIn: string): string {
  const words = text
    .split(/[^\p{L}’']+/u)
    .map((word) => fold(word))
    .filter((word) => word !== '');
  if (words.length < MIN_WORDS) return readIn;
  const counts = RECOGNISED_LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => isSmallWord(word, language)).length,
  }));
  const own = counts.find(({ language }) => language === readIn)?.count ?? 0;
  const [best] = counts.sort((a, b) => b.count - a.count);
  return best && best.count > own * CLEARLY ? best.language : readIn;
}
