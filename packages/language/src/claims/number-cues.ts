/** Words around numbers, folded, parted by spaces; what the tables of a language's numerals don't hold. */
type Cues = {
  century: string;
  /** Before a number it means ten years: "anos trinta". */
  decadeBefore: string;
  /** Ten years by their own word: "thirties". */
  decades: Record<string, number>;
  half: string;
  /** "of": behind a fraction of one, which is otherwise a room, a floor or a rank. */
  of: string;
  /** An article that counts: "a third", "um milhão". */
  article: string;
  twice: string;
  dozen: string;
  /** Between the parts of a number. */
  and: string;
  percent: string;
  /** What makes a number a rough one. */
  roughly: string;
  /** Many, without saying how many: "thousands of". */
  vague: Record<string, number>;
};

const tens = (...words: string[]): Record<string, number> =>
  Object.fromEntries(words.map((word, at) => [word, (at + 2) * 10]));

export const CUES: Record<string, Cues> = {
  en: {
    century: 'century centuries',
    decadeBefore: '',
    decades: tens(
      'twenties',
      'thirties',
      'forties',
      'fifties',
      'sixties',
      'seventies',
      'eighties',
      'nineties',
    ),
    half: 'half halved halves',
    of: 'of',
    article: 'a an one',
    twice: 'twice double doubled',
    dozen: 'dozen',
    and: 'and',
    percent: 'percent',
    roughly: 'about around roughly nearly almost some approximately over under than close',
    vague: { hundreds: 1e2, thousands: 1e3, millions: 1e6, billions: 1e9 },
  },
  pt: {
    century: 'seculo seculos',
    decadeBefore: 'anos decada',
    decades: {},
    half: 'metade',
    of: 'de do da dos das',
    article: 'um uma',
    twice: 'dobro dobrou duplicou',
    dozen: 'duzia',
    and: 'e',
    percent: 'cento',
    roughly: 'cerca quase uns umas aproximadamente perto mais menos torno',
    vague: { centenas: 1e2, milhares: 1e3, milhoes: 1e6, bilhoes: 1e9 },
  },
  es: {
    century: 'siglo siglos',
    decadeBefore: 'anos decada',
    decades: {},
    half: 'mitad',
    of: 'de del',
    article: 'un una',
    twice: 'doble duplico',
    dozen: 'docena',
    and: 'y',
    percent: 'ciento',
    roughly: 'cerca casi unos unas aproximadamente alrededor mas menos',
    vague: { cientos: 1e2, centenares: 1e2, miles: 1e3, millones: 1e6 },
  },
  fr: {
    century: 'siecle siecles',
    decadeBefore: 'annees decennie',
    decades: {},
    half: 'moitie',
    of: 'de du des d',
    article: 'un une',
    twice: 'double doubla',
    dozen: 'douzaine',
    and: 'et',
    percent: 'cent',
    roughly: 'environ presque pres quelque plus moins autour',
    vague: { centaines: 1e2, milliers: 1e3, millions: 1e6, milliards: 1e9 },
  },
  de: {
    century: 'jahrhundert jahrhunderts jahrhunderte',
    decadeBefore: '',
    decades: tens(
      'zwanziger',
      'dreissiger',
      'vierziger',
      'funfziger',
      'sechziger',
      'siebziger',
      'achtziger',
      'neunziger',
    ),
    half: 'halfte',
    of: 'der des von',
    article: 'ein eine einem einen',
    twice: 'doppelt doppelte verdoppelte',
    dozen: 'dutzend',
    and: 'und',
    percent: 'prozent',
    roughly: 'etwa rund fast knapp ungefahr circa uber unter als',
    vague: { hunderte: 1e2, tausende: 1e3, millionen: 1e6, milliarden: 1e9 },
  },
  it: {
    century: 'secolo secoli',
    decadeBefore: 'anni decennio',
    decades: {},
    half: 'meta',
    of: 'di del della dei delle degli dell',
    article: 'un uno una',
    twice: 'doppio raddoppio',
    dozen: 'dozzina',
    and: 'e',
    percent: 'cento',
    roughly: 'circa quasi piu meno oltre intorno',
    vague: { centinaia: 1e2, migliaia: 1e3, milioni: 1e6, miliardi: 1e9 },
  },
};
