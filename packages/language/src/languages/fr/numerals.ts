import type { NumberWords, Numerals, Use } from '../../spoken/spoken-language.ts';

const SMALL =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const TENS = '  vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ');
const GROUPS = [
  [1e9, 'milliard'],
  [1e6, 'million'],
] as const;

function underHundred(value: number): string {
  if (value < 20) return SMALL[value]!;
  if (value === 80) return 'quatre-vingts';
  const ten = Math.floor(value / 10);
  // Seventies and nineties count on from sixty and eighty.
  const rest = ten === 7 || ten === 9 ? (value % 10) + 10 : value % 10;
  const et = (rest === 1 && ten < 8) || value === 71;
  return rest === 0 ? TENS[ten]! : `${TENS[ten]}${et ? ' et ' : '-'}${SMALL[rest]}`;
}

function underThousand(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  if (hundreds === 0) return underHundred(rest);
  const head = hundreds === 1 ? 'cent' : `${SMALL[hundreds]} cent`;
  return rest ? `${head} ${underHundred(rest)}` : `${head}${hundreds > 1 ? 's' : ''}`;
}

/** Before "mille" neither "cent" nor "vingt" takes its s. */
const bare = (words: string): string => words.replace(/(cent|vingt)s$/, '$1');

function cardinal(value: number, use: Use): string {
  const gendered = (words: string) => (use === 'feminine' ? words.replace(/\bun$/, 'une') : words);
  if (value < 1000) return gendered(underThousand(value));
  const group = GROUPS.find(([size]) => value >= size);
  const size = group?.[0] ?? 1000;
  const [count, rest] = [Math.floor(value / size), value % size];
  const thousands = count === 1 ? 'mille' : `${bare(underThousand(count))} mille`;
  const head = group ? `${cardinal(count, 'alone')} ${group[1]}${count > 1 ? 's' : ''}` : thousands;
  return rest ? `${head} ${cardinal(rest, use)}` : head;
}

function ordinal(value: number, use: Use): string {
  if (value === 1) return use === 'feminine' ? 'première' : 'premier';
  const stem = bare(cardinal(value, 'alone'))
    .replace(/e$/, '')
    .replace(/cinq$/, 'cinqu')
    .replace(/neuf$/, 'neuv');
  return `${stem}ième`;
}

export const numerals: Numerals = { cardinal, ordinal, year: (value) => cardinal(value, 'alone') };

export const numberWords: NumberWords = {
  hundred: 'cent cents',
  thousand: 'mille',
  million: 'million millions',
  billion: 'milliard milliards',
  // Without its plural before another number: "quatre-vingt mille".
  also: { 'quatre vingt': 80 },
  // "un pont neuf"
  ambiguous: 'neuf',
};
