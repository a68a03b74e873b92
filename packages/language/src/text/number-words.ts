/** Folded words for 0..19 and the tens, as a dictionary lists them. A hyphen is written as a space. */
type Names = { small: string; tens: string; join(ten: string, unit: string, units: number): string };

const plainJoin = (between: string) => (ten: string, unit: string) => `${ten}${between}${unit}`;

const NAMES: Record<string, Names> = {
  en: {
    small:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    join: plainJoin(' '),
  },
  pt: {
    small:
      'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    join: plainJoin(' e '),
  },
  es: {
    small:
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    join: (ten, unit) => (ten === 'veinte' ? `veinti${unit}` : `${ten} y ${unit}`),
  },
  fr: {
    small:
      'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf',
    tens: 'vingt trente quarante cinquante soixante soixante_dix quatre_vingts quatre_vingt_dix',
    join: (ten, unit, units) =>
      units === 1 && ten !== 'quatre vingts'
        ? `${ten} et ${unit}`
        : `${ten.replace(/vingts$/, 'vingt')} ${unit}`,
  },
  de: {
    small:
      'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    join: (ten, unit, units) => `${units === 1 ? 'ein' : unit}und${ten}`,
  },
  it: {
    small:
      'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    join: (ten, unit) => (/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit,
  },
};

const HUNDRED = ['hundred', 'cem', 'cento', 'cien', 'ciento', 'cent', 'cents', 'hundert', 'einhundert'];

const spaced = (words: string): string[] => words.split(' ').map((word) => word.replaceAll('_', ' '));

/** In French the seventies and nineties count on from sixty and eighty. */
function frenchTeens(table: Map<string, number>, small: string[]): void {
  // Without its plural before another number: "quatre-vingt mille".
  table.set('quatre vingt', 80);
  for (let teen = 11; teen < 20; teen++) {
    table.set(`soixante ${teen === 11 ? 'et ' : ''}${small[teen]}`, 60 + teen);
    table.set(`quatre vingt ${small[teen]}`, 80 + teen);
  }
}

function tableOf(language: string, { small, tens, join }: Names): ReadonlyMap<string, number> {
  const table = new Map<string, number>();
  const smallNames = spaced(small);
  smallNames.forEach((word, value) => {
    table.set(word, value);
  });
  spaced(tens).forEach((ten, at) => {
    const value = (at + 2) * 10;
    table.set(ten, value);
    for (let unit = 1; unit < 10; unit++) table.set(join(ten, smallNames[unit] ?? '', unit), value + unit);
  });
  for (const hundred of HUNDRED) table.set(hundred, 100);
  if (language === 'fr') frenchTeens(table, smallNames);
  return table;
}

const tables = new Map(
  Object.entries(NAMES).map(([language, names]) => [language, tableOf(language, names)]),
);

/** "trinta e cinco" -> 35, folded, words parted by one space; 0 to 100 in six languages. */
export const numberNamed = (language: string, words: string): number | undefined =>
  tables.get(language)?.get(words);

export const MAX_NUMBER_WORDS = 4;

const THOUSAND = /^(?:thousand|mil|mille|mila|tausend)$/;
const MILLION = /^(?:milli?on|millions|milhao|milhoes|millones|millionen|milione|milioni)$/;
const BILLION = /^(?:billions?|bilhao|bilhoes|milliards?|milliarden?|miliardo|miliardi)$/;

/** What a word behind a number makes of it. */
export function multiplierNamed(word: string): number {
  if (HUNDRED.includes(word)) return 100;
  if (THOUSAND.test(word)) return 1e3;
  if (MILLION.test(word)) return 1e6;
  return BILLION.test(word) ? 1e9 : 1;
}
