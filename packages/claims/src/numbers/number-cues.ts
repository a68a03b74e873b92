import { type ByLanguage, rowFor } from '../by-language.ts';

/** Words around numbers, folded, parted by spaces; what the tables of a language's numerals don't hold. */
type Cues = {
  century: string;
  /** Of these, what is counted and not ranked: "two centuries". */
  centuryCounted: string;
  /** About so many, in one word: "una ventina". */
  collective: Record<string, number>;
  /** Before a number it means ten years: "anos trinta". */
  decadeBefore: string;
  /** Ten years by their own word: "thirties". */
  decades: Record<string, number>;
  half: string;
  /** Before what is counted: "half a million", "media hora". */
  halfOf: string;
  /** "of", "more": behind a fraction of one, which is otherwise a room, a floor or a rank. */
  of: string;
  /** An article that counts: "a third", "um milhão". */
  article: string;
  twice: string;
  dozen: string;
  /** Between the parts of a number. */
  and: string;
  percent: string;
  /** Between a number and its tenths: "point". */
  point: string;
  /** What half of one more is, phrases parted by bars: "two and a half". */
  andHalf: string;
  /** Between the two numbers of a share, phrases parted by bars: "nine in ten". */
  inEach: string;
  /** Before the second number of such a share, which then comes first, phrases parted by bars: "of every four, three". */
  ofEach: string;
  /** Behind a number that is a little too small, phrases parted by bars: "forty odd". */
  andMore: string;
  /** Between two numbers that belong together: "22 to 26 degrees", "three to one". */
  between: string;
  /** Behind a span that leads from one date to the next: "twenty years later". */
  later: string;
  times: string;
  thrice: string;
  /** Before the last two digits of a year: "em 74". */
  yearBefore: string;
  /** What makes a number a rough one, and what says on which side the true one lies. */
  roughly: string;
  above: string;
  below: string;
  /** Many, without saying how many: "thousands of". */
  vague: Record<string, number>;
};

const tens = (...words: string[]): Record<string, number> =>
  Object.fromEntries(words.map((word, at) => [word, (at + 2) * 10]));

const CUES: ByLanguage<Cues> = {
  en: {
    century: 'century centuries',
    centuryCounted: 'centuries',
    collective: {},
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
    halfOf: 'half',
    of: 'of more less as',
    article: 'a an one',
    twice: 'twice double doubled',
    dozen: 'dozen dozens',
    and: 'and',
    percent: 'percent',
    point: 'point',
    andHalf: 'and a half',
    inEach: 'in every|out of every|out of|in',
    ofEach: 'of every|out of every|in every|of each',
    andMore: 'odd|something',
    between: 'to and or',
    later: 'later after',
    times: 'times',
    thrice: 'thrice triple tripled',
    yearBefore: '',
    roughly: 'about around roughly nearly almost some approximately over under than close',
    above: 'over more above',
    below: 'under less fewer below nearly almost',
    vague: { hundreds: 1e2, thousands: 1e3, millions: 1e6, billions: 1e9 },
  },
  pt: {
    century: 'seculo seculos',
    centuryCounted: 'seculos',
    collective: { dezena: 10, vintena: 20, centena: 100 },
    decadeBefore: 'anos decada',
    decades: {},
    half: 'metade',
    halfOf: 'meio meia',
    of: 'de do da dos das mais menos',
    article: 'um uma',
    twice: 'dobro dobrou duplicou',
    dozen: 'duzia duzias',
    and: 'e',
    percent: 'cento',
    point: 'virgula ponto',
    andHalf: 'e meio|e meia',
    inEach: 'em cada|de cada|em',
    ofEach: 'de cada|em cada',
    andMore: 'e poucos|e poucas|e tantos|e tantas',
    between: 'a e ou ate x',
    later: 'depois tarde',
    times: 'vezes',
    thrice: 'triplo triplicou',
    yearBefore: 'em de desde ate',
    roughly: 'cerca quase uns umas aproximadamente perto mais menos torno passou passa',
    above: 'mais passou passa',
    below: 'menos quase',
    vague: { centenas: 1e2, milhares: 1e3, milhoes: 1e6, bilhoes: 1e9 },
  },
  es: {
    century: 'siglo siglos',
    centuryCounted: 'siglos',
    collective: {
      decena: 10,
      quincena: 15,
      veintena: 20,
      treintena: 30,
      cuarentena: 40,
      cincuentena: 50,
      centenar: 100,
    },
    decadeBefore: 'anos decada',
    decades: {},
    half: 'mitad',
    halfOf: 'medio media',
    of: 'de del mas menos',
    article: 'un una',
    twice: 'doble duplico',
    dozen: 'docena docenas',
    and: 'y',
    percent: 'ciento',
    point: 'coma punto',
    andHalf: 'y medio|y media',
    inEach: 'de cada|en cada',
    ofEach: 'de cada|en cada',
    andMore: 'y pico|y tantos|y tantas',
    between: 'a y o hasta x',
    later: 'despues tarde',
    times: 'veces',
    thrice: 'triple triplico',
    yearBefore: 'en del desde hasta',
    roughly: 'cerca casi unos unas aproximadamente alrededor mas menos',
    above: 'mas',
    below: 'menos casi',
    vague: { cientos: 1e2, centenares: 1e2, miles: 1e3, millones: 1e6 },
  },
  fr: {
    century: 'siecle siecles',
    centuryCounted: 'siecles',
    collective: {
      dizaine: 10,
      quinzaine: 15,
      vingtaine: 20,
      trentaine: 30,
      quarantaine: 40,
      cinquantaine: 50,
      soixantaine: 60,
      centaine: 100,
    },
    decadeBefore: 'annees decennie',
    decades: {},
    half: 'moitie',
    halfOf: 'demi demie',
    of: 'de du des d plus moins',
    article: 'un une',
    twice: 'double doubla',
    dozen: 'douzaine douzaines',
    and: 'et',
    percent: 'cent',
    point: 'virgule',
    andHalf: 'et demi|et demie',
    inEach: 'sur',
    ofEach: 'sur',
    andMore: 'et quelques',
    between: 'a et ou',
    later: 'apres tard',
    times: 'fois',
    thrice: 'triple tripla',
    yearBefore: 'en depuis',
    roughly: 'environ presque pres quelque plus moins autour',
    above: 'plus',
    below: 'moins presque',
    vague: { centaines: 1e2, milliers: 1e3, millions: 1e6, milliards: 1e9 },
  },
  de: {
    century: 'jahrhundert jahrhunderts jahrhunderte',
    centuryCounted: 'jahrhunderte jahrhunderten',
    collective: {},
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
    halfOf: 'halbe halben halber halbes',
    of: 'der des von mehr weniger',
    article: 'ein eine einem einen',
    twice: 'doppelt doppelte verdoppelte',
    dozen: 'dutzend',
    and: 'und',
    percent: 'prozent',
    point: 'komma',
    andHalf: '',
    inEach: 'von',
    ofEach: 'von je|von',
    andMore: 'und ein paar',
    between: 'bis und oder zu',
    later: 'spater danach',
    times: 'mal',
    thrice: 'dreifach dreifache',
    yearBefore: '',
    roughly: 'etwa rund fast knapp ungefahr circa uber unter als gut keine',
    above: 'uber mehr gut',
    below: 'unter weniger fast knapp keine',
    vague: { hunderte: 1e2, tausende: 1e3, millionen: 1e6, milliarden: 1e9 },
  },
  it: {
    century: 'secolo secoli',
    centuryCounted: 'secoli',
    collective: {
      decina: 10,
      quindicina: 15,
      ventina: 20,
      trentina: 30,
      quarantina: 40,
      cinquantina: 50,
      sessantina: 60,
      centinaio: 100,
    },
    decadeBefore: 'anni decennio',
    decades: {},
    half: 'meta',
    halfOf: 'mezzo mezza mezz',
    of: 'di del della dei delle degli dell piu meno',
    article: 'un uno una',
    twice: 'doppio raddoppio',
    dozen: 'dozzina dozzine',
    and: 'e',
    percent: 'cento',
    point: 'virgola',
    andHalf: 'e mezzo|e mezza',
    inEach: 'su',
    ofEach: 'su ogni|ogni|su',
    andMore: 'e rotti|e passa',
    between: 'a e o',
    later: 'dopo tardi',
    times: 'volte',
    thrice: 'triplo triplico',
    yearBefore: 'nel dal',
    roughly: 'circa quasi piu meno oltre intorno',
    above: 'piu oltre',
    below: 'meno quasi',
    vague: { centinaia: 1e2, migliaia: 1e3, milioni: 1e6, miliardi: 1e9 },
  },
};

const NONE: Cues = {
  centuryCounted: '',
  collective: {},
  century: '',
  decadeBefore: '',
  decades: {},
  half: '',
  halfOf: '',
  of: '',
  article: '',
  twice: '',
  dozen: '',
  and: '',
  percent: '',
  point: '',
  andHalf: '',
  inEach: '',
  ofEach: '',
  andMore: '',
  between: '',
  later: '',
  times: '',
  thrice: '',
  yearBefore: '',
  roughly: '',
  above: '',
  below: '',
  vague: {},
};

export const cuesOf = (language: string): Cues => rowFor(CUES, language) ?? NONE;

const lists = new Map<string, ReadonlySet<string>>();

/** Whether a list of cues has a word. */
export function hasWord(words: string, word: string | undefined): boolean {
  let list = lists.get(words);
  if (!list) {
    list = new Set(words.split(' '));
    lists.set(words, list);
  }
  return word !== undefined && list.has(word);
}
