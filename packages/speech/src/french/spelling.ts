/**
 * Greek words in which "ch" is a "k" before a vowel as well: "échographie", "choléra". The phonemizer knows some of
 * them ("orchestre", "psychologie"); these it reads like "chat".
 */
const GREEK_STEMS = [
  'écho(?=[gclmntdï])',
  'chol(?=é|est|in|ang|ur)',
  'choroïd',
  'tachy',
  'brach(?=i[ao]|y)',
  'broncho',
  'trach(?=éo|éa|om)',
  'tricho',
  'isch(?=ém|io|ia)',
  'dichoto',
  'stochast',
  'ché(?=lat|loïd)',
  'chi(?=ral|asm|tin|romanc)',
  'machiavél',
  'eschatol',
  'catéchum',
  'anachor',
  'conchoïd',
  'malachit',
  'onycho',
  'hypochond',
  'ichty',
  'orichal',
  'isochor',
  'polych(?=èt)',
  'dolicho',
  'chalco',
  'inchoat',
  'trochant',
  'monachis',
  'achéron',
  'zurich',
  'michel-ange',
  'bruschett',
  'drachm',
  'psyché',
].join('|');
export const GREEK = new RegExp(`(?<!\\p{L})\\p{L}*?(?:${GREEK_STEMS})`, 'giu');

/** Words whose end misleads: it is no French nasal. */
const ENDS: Record<string, string> = {
  bitcoin: 'bitcoine',
  fétus: 'fétusse',
  kelvin: 'kelvine',
  lichen: 'likène',
  spin: 'spine',
};
export const MISLEADING = new RegExp(
  `(?<![\\p{L}-])(?:${Object.keys(ENDS).join('|')})(?=s?(?![\\p{L}-]))`,
  'giu',
);

const WORDS = /\p{L}+/gu;

/** By its letters or its end a French word; the phonemizer reads some of them as English for their "th" or "izes". */
const FRENCH =
  /[àâæçéèêëîïôœùûü]|(?:iques?|ies?|ols?|anes?|ènes?|yles?|ines?|oses?|omes?|istes?|ismes?|ures?|a[lu]x?|ales?|izes?)$/iu;

/** What French never says as it is written: "th" is a "t" (but not in "asthmatique", where it is silent), "œ" alone an "é" ("œdème"), and "a-" keeps its "s". */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/(?<!s(?=thm))th(?=\p{L})/giu, 't'],
  [/œ(?![ui])/giu, 'é'],
  [/ize(s?)$/iu, 'ise$1'],
  [/(?<!\p{L})as(?=y[mn]|epti|ocia|exu)/giu, 'ass'],
];

const plain = (word: string): string =>
  FRENCH.test(word) || /(?<!\p{L})asyn/iu.test(word)
    ? PLAIN.reduce((spelt, [pattern, said]) => spelt.replace(pattern, said), word)
    : word;

const hardened = (found: string): string => found.replace(/ch(?!.*ch)/iu, 'k');

/** Words as a phonemizer needs them that reads French by rules. */
export const frenchSpelling = (said: readonly string[]): string[] =>
  said.map((word) =>
    word
      .replace(WORDS, plain)
      .replace(GREEK, hardened)
      .replace(MISLEADING, (found) => ENDS[found.toLowerCase()]!),
  );
