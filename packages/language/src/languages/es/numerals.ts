import type { NumberWords, Numerals, Use } from '../../spoken/spoken-language.ts';

const SMALL =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const TENS = ' diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  ' ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );
const FIRST =
  ' primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo'.split(' ');
const TENTHS =
  ' décimo vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo septuagésimo octogésimo nonagésimo'.split(
    ' ',
  );

function underThousand(value: number): string {
  if (value === 100) return 'cien';
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const parts = hundreds ? [HUNDREDS[hundreds]!] : [];
  if (rest > 0 || value === 0) {
    const tens = TENS[Math.floor(rest / 10)];
    parts.push(rest < 30 ? SMALL[rest]! : [tens, ...(rest % 10 ? [SMALL[rest % 10]] : [])].join(' y '));
  }
  return parts.join(' ');
}

/** Shortened before what is counted. */
const before = (words: string): string => words.replace(/veintiuno$/, 'veintiún').replace(/\buno$/, 'un');

function gendered(words: string, use: Use): string {
  if (use === 'alone') return words;
  return use === 'masculine' ? before(words) : words.replace(/uno$/, 'una').replace(/ientos\b/g, 'ientas');
}

function cardinal(value: number, use: Use): string {
  if (value < 1000) return gendered(underThousand(value), use);
  const size = value < 1e6 ? 1000 : 1e6;
  const [count, rest] = [Math.floor(value / size), value % size];
  const name = count === 1 ? 'millón' : 'millones';
  const many = before(cardinal(count, size === 1000 && use === 'feminine' ? 'feminine' : 'masculine'));
  const head = size === 1e6 ? `${many} ${name}` : count === 1 ? 'mil' : `${many} mil`;
  return rest ? `${head} ${cardinal(rest, use)}` : head;
}

function ordinal(value: number, use: Use): string {
  if (value < 1 || value > 99) return cardinal(value, use);
  const said = FIRST[value] ?? [TENTHS[Math.floor(value / 10)], FIRST[value % 10]].filter(Boolean).join(' ');
  return use === 'feminine' ? said.replace(/o\b/g, 'a') : said;
}

export const numerals: Numerals = { cardinal, ordinal, year: (value) => cardinal(value, 'alone') };

export const numberWords: NumberWords = {
  hundred: 'cien ciento',
  thousand: 'mil',
  million: 'millón millones',
  billion: '',
};
