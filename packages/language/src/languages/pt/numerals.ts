import type { NumberWords, Numerals, Use } from '../../spoken/spoken-language.ts';

const SMALL =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  );
const TENS = ' dez vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const HUNDREDS =
  ' cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(' ');
const GROUPS = [
  [1e12, 'trilhão', 'trilhões'],
  [1e9, 'bilhão', 'bilhões'],
  [1e6, 'milhão', 'milhões'],
] as const;

const FIRST = ' primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono'.split(' ');
const TENTHS =
  ' décimo vigésimo trigésimo quadragésimo quinquagésimo sexagésimo septuagésimo octogésimo nonagésimo'.split(
    ' ',
  );

function underThousand(value: number): string {
  if (value === 100) return 'cem';
  if (value < 20) return SMALL[value]!;
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const parts = hundreds ? [HUNDREDS[hundreds]!] : [];
  if (rest > 0 && rest < 20) parts.push(SMALL[rest]!);
  else if (rest > 0) parts.push(TENS[Math.floor(rest / 10)]!, ...(rest % 10 ? [SMALL[rest % 10]!] : []));
  return parts.join(' e ');
}

/** "mil e quinhentos", but "mil novecentos e oitenta e quatro". */
const joint = (rest: number): string => (rest <= 100 || (rest < 1000 && rest % 100 === 0) ? ' e ' : ' ');

const feminine = (words: string): string =>
  words
    .replace(/\bum\b/g, 'uma')
    .replace(/\bdois\b/g, 'duas')
    .replace(/entos\b/g, 'entas');

function cardinal(value: number, use: Use): string {
  const gendered = (words: string) => (use === 'feminine' ? feminine(words) : words);
  if (value < 1000) return gendered(underThousand(value));
  const group = GROUPS.find(([size]) => value >= size);
  if (!group) {
    const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
    const head = thousands === 1 ? 'mil' : `${underThousand(thousands)} mil`;
    return gendered(rest ? `${head}${joint(rest)}${underThousand(rest)}` : head);
  }
  const [size, one, many] = group;
  const [count, rest] = [Math.floor(value / size), value % size];
  const head = `${underThousand(count)} ${count === 1 ? one : many}`;
  return rest ? `${head}${joint(rest)}${cardinal(rest, use)}` : head;
}

function ordinal(value: number, use: Use): string {
  if (value < 1 || value > 100) return cardinal(value, use);
  const said =
    value === 100
      ? 'centésimo'
      : [TENTHS[Math.floor(value / 10)], FIRST[value % 10]].filter(Boolean).join(' ');
  return use === 'feminine' ? said.replace(/o\b/g, 'a') : said;
}

export const numerals: Numerals = { cardinal, ordinal, year: (value) => cardinal(value, 'alone') };

export const numberWords: NumberWords = {
  hundred: 'cem cento',
  thousand: 'mil',
  million: 'milhão milhões',
  billion: 'bilhão bilhões',
};
