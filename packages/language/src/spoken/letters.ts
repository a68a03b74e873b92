import anyAscii from 'any-ascii';
import type { SpokenLanguage } from './spoken-language.ts';

/** Scripts that write consonants and leave the vowels to the reader. */
const WITHOUT_VOWELS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const CONSONANTS = /[bcdfghjklmnpqrstvwxyz]/i;
/** Two letters that are one sound in romanised names. */
const ONE_SOUND = /^(?:kh|gh|sh|th|dh|ch|zh|ts)$/i;
const VOWEL = /^[aeiouy]/i;
const LATIN = /\p{Script=Latin}/u;
/** Signs that a transcription puts into a word and nobody hears. */
const SILENT_SIGNS = /[\u02b0-\u02ff]|\p{M}/gu;
/** Any letter that is not one of a to z. */
const MARKED = /[^\P{L}a-zA-Z]|[\u02b0-\u02ff]|\p{M}/u;

/** "y" and "w" beside consonants are the long vowels they are also written for. */
function halfVowel(letters: string, at: number): string {
  const letter = letters[at]!;
  if (at === 0 || !/[yw]/.test(letter)) return letter;
  const between = CONSONANTS.test(letters[at - 1]!) && !/[aeiou]/.test(letters[at + 1] ?? '');
  return between ? { y: 'i', w: 'u' }[letter]! : letter;
}

/** "mhmd" can only be spelt; "mahamad" can be said. */
function withVowels(consonants: string): string {
  let said = '';
  for (let at = 0; at < consonants.length; at++) {
    const next = consonants[at + 1] ?? '';
    const letter = halfVowel(consonants, at);
    said += letter;
    if (at === 1 && said === 'al') continue;
    const parts =
      CONSONANTS.test(letter) &&
      CONSONANTS.test(next) &&
      CONSONANTS.test(halfVowel(consonants, at + 1)) &&
      !ONE_SOUND.test(letter + next);
    if (parts) said += 'a';
  }
  return said;
}

const likeFirst = (said: string, letter: string): string =>
  letter === letter.toLowerCase() || said === '' ? said : said[0]!.toUpperCase() + said.slice(1);

/** Letters that carry a vowel at the beginning or the end of a word, and those that mean more than one sound. */
const SEMITIC: readonly [RegExp, string][] = [
  [/^[اأإآعאע]/u, 'a'],
  [/ة/gu, 'a'],
  [/ש/gu, 'sh'],
  [/(?!^)ו/gu, 'u'],
];
const INDIC = /[\u0900-\u0d7f]/;
/** The scripts of India stand in blocks of 128, with the same sound in the same place of each. */
const BLOCK = 0x80;
const isIndicConsonant = (letter: string): boolean => {
  const place = (letter.codePointAt(0) ?? 0) % BLOCK;
  return INDIC.test(letter) && place >= 0x15 && place <= 0x39;
};

/** A consonant without a sign has an "a" behind it, but for the last. */
function withInherentVowels(word: string): string {
  const letters = [...word];
  return letters
    .map((letter, at) => {
      const next = letters[at + 1] ?? '';
      return isIndicConsonant(letter) && isIndicConsonant(next) ? `${letter}a` : letter;
    })
    .join('');
}

/** Greek writes these vowels with two letters. */
const GREEK_PAIRS: readonly [RegExp, string][] = [
  [/ου|ού/gu, 'ou'],
  [/([αε])[υύ]/gu, '$1v'],
];

function romanise(word: string): string {
  if (INDIC.test(word)) return anyAscii(withInherentVowels(word)).replace(/[^a-zA-Z]/g, '');
  if (WITHOUT_VOWELS.test(word))
    return withVowels(
      anyAscii(SEMITIC.reduce((text, [letter, said]) => text.replace(letter, said), word))
        .replace(/[^a-zA-Z]/g, '')
        .toLowerCase(),
    );
  const paired = GREEK_PAIRS.reduce((text, [pair, said]) => text.replace(pair, said), word.normalize('NFC'));
  return anyAscii(paired).replace(/[^a-zA-Z0-9'-]/g, '');
}

/** A letter that has a spelling here, is written here, or is brought back to the letter its marks stand on. */
function respellLetter(letter: string, behind: string, { letters = {}, ownLetters }: SpokenLanguage): string {
  const small = letter.toLowerCase();
  const respelt = Object.hasOwn(letters, small) ? letters[small]! : undefined;
  // Two consonants for one before a third, at the beginning of a word: that can only be spelt.
  if (respelt && (respelt.length === 1 || behind === '' || VOWEL.test(behind)))
    return likeFirst(respelt, letter);
  if (ownLetters.includes(small)) return letter;
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return /^[a-zA-Z]$/.test(bare) ? bare : likeFirst(anyAscii(letter).toLowerCase(), letter);
}

/** In scripts of their own each letter or syllable begins with a capital, or none does. */
const asName = (roman: string): string => likeFirst(roman.toLowerCase(), roman[0] ?? '');

/** Foreign letters and scripts as the language's own readers can say them. */
export function respell(said: string, language: SpokenLanguage): string {
  if (!MARKED.test(said)) return said;
  return said.normalize('NFC').replace(/[\p{L}\p{M}\u02b0-\u02ff]+/gu, (word) => {
    if (!MARKED.test(word)) return word;
    if (!LATIN.test(word)) return asName(romanise(word));
    return word
      .replace(SILENT_SIGNS, '')
      .replace(/[^a-zA-Z]/gu, (letter, at: number, whole: string) =>
        respellLetter(letter, at === 0 ? (whole[1] ?? '') : '', language),
      );
  });
}
