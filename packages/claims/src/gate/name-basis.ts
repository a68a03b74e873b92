import { countryOf } from '../names/peoples.ts';
import { KnownNames, nameKey } from '../names/same-name.ts';
import { capitalsOf, wordsOf } from './evidence.ts';

/** So much of its beginning a nickname or the name of a people has from the name it is made of. */
const SHARED_CHARS = 3;
const LOST_CHARS = 2;
const INITIALS = /^\p{Lu}{2,}$/u;
/** What nicknames and names of peoples end with, in the languages we write in. */
const MADE =
  /(?:y|ie|inh[oa]|it[oa]|man|woman|men|ers?|ites?|[ei]?ans?|ese|ish|istas?|enses?|an[oa]s?|eir[oa]s?|es|esa|ais|ien|ienne|isch)$/;

/** "Kerryman" and "Kerry", "Liz" and "Elizabeth", "Florentine" and "Florence". */
function isMadeOf(name: string, word: string): boolean {
  if (name.length < SHARED_CHARS || word.length < SHARED_CHARS) return false;
  if (word.includes(name)) return true;
  let shared = 0;
  while (shared < name.length && name[shared] === word[shared]) shared++;
  return shared >= SHARED_CHARS && (word.length - shared <= LOST_CHARS || MADE.test(name));
}

/** "UN" of "United Nations". */
function areInitials(name: string, words: readonly string[]): boolean {
  return (
    INITIALS.test(name) &&
    words
      .map((word) => word[0])
      .join('')
      .includes(name.toLowerCase())
  );
}

/** Whether one word may be another form of a name in words of the source. */
function wordFollows(name: string, language: string, quotation: string, from: string): boolean {
  const key = nameKey(name);
  const words = wordsOf(quotation);
  const country = countryOf(name, language);
  const countries = words.flatMap((word) => countryOf(word, from) ?? []);
  // Where the words name a country it is that one or a mistake.
  if (country !== undefined && countries.length > 0) return countries.includes(country);
  return capitalsOf(quotation).some((word) => isMadeOf(key, word)) || areInitials(name, words.map(nameKey));
}

/**
 * Whether a name may be another form of one in words of the source that somebody quoted for it. One of several words
 * has to stand there in the same order, with nothing between them.
 */
export function nameFollows(name: string, language: string, quotation: string, from: string): boolean {
  const parts = wordsOf(name);
  if (parts.length < 2) return wordFollows(name, language, quotation, from);
  const words = wordsOf(quotation);
  return words.some((_, at) =>
    parts.every((part, offset) => {
      const word = words[at + offset];
      return word !== undefined && new KnownNames(from).add([word]).knows(part, language);
    }),
  );
}
