import type { NumberWords, Numerals, Use } from '../../spoken/spoken-language.ts';

const SMALL =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  );
const TENS = '  venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');
const FIRST = ' primo secondo terzo quarto quinto sesto settimo ottavo nono decimo'.split(' ');
const GROUPS = [
  [1e9, 'miliardo', 'miliardi'],
  [1e6, 'milione', 'milioni'],
] as const;

function underThousand(value: number): string {
  if (value < 20) return SMALL[value]!;
  if (value < 100) {
    const rest = value % 10;
    const tens = TENS[Math.floor(value / 10)]!;
    if (rest === 0) return tens;
    return `${rest === 1 || rest === 8 ? tens.slice(0, -1) : tens}${rest === 3 ? 'tré' : SMALL[rest]}`;
  }
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  return `${hundreds === 1 ? '' : SMALL[hundreds]}cento${rest ? underThousand(rest) : ''}`.replace(
    'centoott',
    'centott',
  );
}

function cardinal(value: number, use: Use): string {
  if (value === 1) return { alone: 'uno', masculine: 'un', feminine: 'una' }[use];
  if (value < 1000) return underThousand(value);
  const group = GROUPS.find(([size]) => value >= size);
  if (!group) {
    const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
    const head = thousands === 1 ? 'mille' : `${underThousand(thousands)}mila`;
    return rest ? `${head}${underThousand(rest)}` : head;
  }
  const [size, one, many] = group;
  const [count, rest] = [Math.floor(value / size), value % size];
  const head = count === 1 ? `un ${one}` : `${cardinal(count, 'alone')} ${many}`;
  return rest ? `${head} ${cardinal(rest, 'alone')}` : head;
}

function ordinal(value: number, use: Use): string {
  const stem = cardinal(value, 'alone').replace('tré', 'tre');
  // Six and three keep their last vowel: "ventiseiesimo".
  const said = FIRST[value] ?? `${/(sei|tre)$/.test(stem) ? stem : stem.slice(0, -1)}esimo`;
  return use === 'feminine' ? said.replace(/o$/, 'a') : said;
}

export const numerals: Numerals = { cardinal, ordinal, year: (value) => cardinal(value, 'alone') };

export const numberWords: NumberWords = {
  hundred: 'cento',
  thousand: 'mille mila',
  million: 'milione milioni',
  billion: 'miliardo miliardi',
  // "tu sei"
  ambiguous: 'sei',
};
