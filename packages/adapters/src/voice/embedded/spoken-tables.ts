/** How a language says what eSpeak reads wrongly or letter by letter. */
export type SpokenTable = {
  dot: string;
  at: string;
  and: string;
  /** "2010–2020" */
  until: string;
  /** What stands between whole and hundredths: "5 euros *con* 20". */
  withCents: string;
  /** Symbol -> one, many. */
  currencies: Record<string, [one: string, many: string]>;
  /** Letter behind an amount -> word: "$5M". */
  magnitudes: Record<string, string>;
  /** Words that may follow an amount: "$5 *million*". The unit is said after them. */
  magnitudeWords: RegExp;
  /** "5 milhões *de* dólares". */
  ofUnit: string;
  /** Written words, in lower case, -> said words. Their full stop ends no sentence. */
  words: Record<string, string>;
  /** Written behind a number: "20km". */
  units: Record<string, string>;
  decades?: Record<string, string>;
};

const english: SpokenTable = {
  dot: 'dot',
  at: 'at',
  and: 'and',
  until: 'to',
  withCents: '',
  currencies: {
    $: ['dollar', 'dollars'],
    US$: ['dollar', 'dollars'],
    '€': ['euro', 'euros'],
    '£': ['pound', 'pounds'],
    R$: ['real', 'reais'],
    '¥': ['yen', 'yen'],
  },
  magnitudes: { k: 'thousand', m: 'million', b: 'billion', bn: 'billion', t: 'trillion' },
  magnitudeWords: /^(hundred|thousand|million|billion|trillion)\b/i,
  ofUnit: '',
  words: {
    'e.g.': 'for example',
    'i.e.': 'that is',
    'vs.': 'versus',
    'no.': 'number',
    'dr.': 'Doctor',
    'mr.': 'Mister',
    'mrs.': 'Missis',
    'ms.': 'Miss',
    'prof.': 'Professor',
    'st.': 'Saint',
    'jr.': 'Junior',
    'sr.': 'Senior',
    'approx.': 'approximately',
    'w/o': 'without',
    'w/': 'with',
  },
  units: {
    km: 'kilometers',
    kg: 'kilograms',
    cm: 'centimeters',
    mm: 'millimeters',
    '°c': 'degrees Celsius',
    '°f': 'degrees Fahrenheit',
  },
  decades: {
    10: 'tens',
    20: 'twenties',
    30: 'thirties',
    40: 'forties',
    50: 'fifties',
    60: 'sixties',
    70: 'seventies',
    80: 'eighties',
    90: 'nineties',
  },
};

const portuguese: SpokenTable = {
  dot: 'ponto',
  at: 'arroba',
  and: 'e',
  until: 'a',
  withCents: 'e',
  currencies: {
    R$: ['real', 'reais'],
    US$: ['dólar', 'dólares'],
    $: ['dólar', 'dólares'],
    '€': ['euro', 'euros'],
    '£': ['libra', 'libras'],
  },
  magnitudes: { k: 'mil', m: 'milhões', mi: 'milhões', b: 'bilhões', bi: 'bilhões' },
  magnitudeWords: /^(mil|milh(ão|ões)|bilh(ão|ões)|trilh(ão|ões))(?!\p{L})/iu,
  ofUnit: 'de',
  words: {
    'ex.': 'exemplo',
    'dr.': 'doutor',
    'dra.': 'doutora',
    'sr.': 'senhor',
    'sra.': 'senhora',
    'prof.': 'professor',
    'profa.': 'professora',
    'séc.': 'século',
    nº: 'número',
    ia: 'i á',
    eua: 'Estados Unidos',
  },
  units: {
    km: 'quilômetros',
    kg: 'quilos',
    cm: 'centímetros',
    mm: 'milímetros',
    h: 'horas',
    '°c': 'graus Celsius',
  },
};

const spanish: SpokenTable = {
  dot: 'punto',
  at: 'arroba',
  and: 'y',
  until: 'a',
  withCents: 'con',
  currencies: {
    '€': ['euro', 'euros'],
    $: ['dólar', 'dólares'],
    US$: ['dólar', 'dólares'],
    '£': ['libra', 'libras'],
    R$: ['real', 'reales'],
  },
  magnitudes: { k: 'mil', m: 'millones' },
  magnitudeWords: /^(mil|mill(ón|ones)|bill(ón|ones))(?!\p{L})/iu,
  ofUnit: 'de',
  words: {
    'dr.': 'doctor',
    'dra.': 'doctora',
    'sr.': 'señor',
    'sra.': 'señora',
    'prof.': 'profesor',
    'ud.': 'usted',
    'uds.': 'ustedes',
    'ee.uu.': 'Estados Unidos',
    'n.º': 'número',
    ia: 'i a',
  },
  units: {
    km: 'kilómetros',
    kg: 'kilos',
    cm: 'centímetros',
    mm: 'milímetros',
    h: 'horas',
    '°c': 'grados Celsius',
  },
};

const french: SpokenTable = {
  dot: 'point',
  at: 'arobase',
  and: 'et',
  until: 'à',
  withCents: '',
  currencies: {
    '€': ['euro', 'euros'],
    $: ['dollar', 'dollars'],
    US$: ['dollar', 'dollars'],
    '£': ['livre', 'livres'],
    R$: ['réal', 'réaux'],
  },
  magnitudes: { k: 'mille', m: 'millions', md: 'milliards' },
  magnitudeWords: /^(mille|millions?|milliards?|billions?)(?!\p{L})/iu,
  ofUnit: 'de',
  words: {
    'm.': 'monsieur',
    'mm.': 'messieurs',
    'dr.': 'docteur',
    'prof.': 'professeur',
    'c.-à-d.': "c'est-à-dire",
    'n°': 'numéro',
    nº: 'numéro',
    ia: 'i a',
  },
  units: {
    km: 'kilomètres',
    kg: 'kilos',
    cm: 'centimètres',
    mm: 'millimètres',
    h: 'heures',
    '°c': 'degrés Celsius',
  },
};

/** By base language; a language without a table is spoken as it is written. */
export const SPOKEN: Record<string, SpokenTable> = { en: english, pt: portuguese, es: spanish, fr: french };
