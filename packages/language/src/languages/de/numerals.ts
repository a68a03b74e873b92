import type { NumberWords, Numerals, Use } from '../../spoken/spoken-language.ts';

const SMALL =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const TENS = '  zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const GROUPS = [
  [1e12, 'Billion', 'Billionen'],
  [1e9, 'Milliarde', 'Milliarden'],
  [1e6, 'Million', 'Millionen'],
] as const;
const IRREGULAR: Record<number, string> = { 1: 'erst', 3: 'dritt', 7: 'siebt', 8: 'acht' };

/** As it stands inside a longer number: "ein" for one. */
function stem(value: number): string {
  if (value < 20) return SMALL[value]!;
  if (value < 100) {
    const rest = value % 10;
    return `${rest ? `${SMALL[rest]}und` : ''}${TENS[Math.floor(value / 10)]}`;
  }
  const [size, name] = value < 1000 ? [100, 'hundert'] : [1000, 'tausend'];
  const rest = value % size;
  return `${stem(Math.floor(value / size))}${name}${rest ? stem(rest) : ''}`;
}

function cardinal(value: number, use: Use): string {
  const group = GROUPS.find(([size]) => value >= size);
  if (group) {
    const [size, one, many] = group;
    const [count, rest] = [Math.floor(value / size), value % size];
    const head = count === 1 ? `eine ${one}` : `${stem(count)} ${many}`;
    return rest ? `${head} ${cardinal(rest, use)}` : head;
  }
  const said = stem(value);
  if (!said.endsWith('ein')) return said;
  if (use === 'alone') return `${said}s`;
  return value === 1 && use === 'feminine' ? 'eine' : said;
}

/** Without its ending, which depends on the words around it: "neunzehnt-". */
const ordinal = (value: number): string =>
  IRREGULAR[value] ?? `${stem(value)}${value % 100 < 20 && value % 100 > 0 ? 't' : 'st'}`;

/** "neunzehnhundertvierundachtzig". */
function year(value: number): string {
  if (value < 1100 || value > 1999) return cardinal(value, 'alone');
  const rest = value % 100;
  const said = `${stem(Math.floor(value / 100))}hundert${rest ? stem(rest) : ''}`;
  return said.endsWith('ein') ? `${said}s` : said;
}

export const numerals: Numerals = { cardinal, ordinal, year };

export const numberWords: NumberWords = {
  hundred: 'hundert einhundert',
  thousand: 'tausend',
  million: 'Million Millionen',
  billion: 'Milliarde Milliarden',
};
