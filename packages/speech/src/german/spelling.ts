import { compoundParts } from './compounds.ts';
import { readWordList, type WordList } from './word-list.ts';

const WORDS = /\p{L}{4,}/gu;

/** English words in German texts, whose spelling misleads whoever reads it as German; part by part. */
const LOANWORDS: Record<string, string> = {
  cache: 'käsch',
  cloud: 'klaud',
  compiler: 'kompailer',
  cookie: 'kucki',
  cookies: 'kuckis',
  python: 'paiton',
  smartphone: 'smartfohn',
  smartphones: 'smartfohns',
};

/** Not every engine knows the name of a letter. */
const LETTERS: Record<string, string> = {
  A: 'Ah',
  B: 'Beh',
  C: 'Zeh',
  D: 'Deh',
  E: 'Eh',
  F: 'Eff',
  G: 'Geh',
  H: 'Hah',
  I: 'Ih',
  J: 'Jott',
  K: 'Kah',
  L: 'Ell',
  M: 'Emm',
  N: 'Enn',
  O: 'Oh',
  P: 'Peh',
  Q: 'Kuh',
  R: 'Err',
  S: 'Ess',
  T: 'Teh',
  U: 'Uh',
  V: 'Fau',
  W: 'Weh',
  X: 'Ix',
  Y: 'Ypsilon',
  Z: 'Zett',
};
/** A part that begins with a vowel begins anew: "Narkose-Ärztin" has no "seä". */
const BEFORE_VOWEL = /(?<=\p{L})-(?=[aeiouäöü])/giu;
const LONE_CAPITAL = /(?<![\p{L}\p{N}])[A-Z](?![\p{L}\p{N}])/gu;

const respelt = (part: string): string =>
  Object.hasOwn(LOANWORDS, part.toLowerCase()) ? LOANWORDS[part.toLowerCase()]! : part;

const spell = (said: string, partsOf: (word: string) => string[]): string =>
  said
    .replace(WORDS, (word) => partsOf(word).map(respelt).join('-'))
    .replace(LONE_CAPITAL, (letter) => LETTERS[letter]!)
    .replace(BEFORE_VOWEL, ' ');

let wordList: Promise<WordList> | undefined;

/** Read when the first German line is said. */
function knownWords(): Promise<WordList> {
  wordList ??= import('dictionary-de').then(({ default: dictionary }) => readWordList(dictionary));
  return wordList;
}

/** Words as engines that read letters need them: loanwords and letters as they sound. */
export const germanSpelling = (said: readonly string[]): string[] =>
  said.map((word) => spell(word, (whole) => [whole]));

/** The same, with a hyphen where the parts of a compound meet. */
export async function dividedGermanSpelling(said: readonly string[]): Promise<string[]> {
  const list = await knownWords();
  return said.map((word) => spell(word, (whole) => compoundParts(whole, list)));
}
