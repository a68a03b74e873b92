/** The model's alphabet as runs of neighbouring token numbers; numbers in between mean nothing to it. */
const RUNS: [first: number, symbols: string][] = [
  [1, ';:,.!?'],
  [9, '—…"()“” \u0303ʣʥʦʨᵝ\uab67AI'],
  [31, 'O'],
  [33, 'Q'],
  [35, 'ST'],
  [39, 'W'],
  [41, 'Yᵊabcdef'],
  [50, 'hijklmnopqrstuvwxyzɑɐɒæ'],
  [75, 'βɔɕç'],
  [80, 'ɖðʤə'],
  [85, 'ɚɛɜ'],
  [90, 'ɟ'],
  [92, 'ɡ'],
  [99, 'ɥ'],
  [101, 'ɨɪʝ'],
  [110, 'ɯɰŋɳɲɴø'],
  [118, 'ɸθœ'],
  [123, 'ɹ'],
  [125, 'ɾɻ'],
  [128, 'ʁɽʂʃʈʧ'],
  [135, 'ʊʋ'],
  [138, 'ʌɣɤ'],
  [142, 'χʎ'],
  [147, 'ʒʔ'],
  [156, 'ˈˌː'],
  [162, 'ʰ'],
  [164, 'ʲ'],
  [169, '↓'],
  [171, '→↗↘'],
  [177, 'ᵻ'],
];

/** Symbol -> token number. Number 0 stands at both ends of every piece. */
export const VOCABULARY: ReadonlyMap<string, number> = new Map(
  RUNS.flatMap(([first, symbols]) =>
    [...symbols].map((symbol, at): [string, number] => [symbol, first + at]),
  ),
);
export const EDGE_TOKEN = 0;
/** So many numbers the model has room for. */
export const TOKENS = 178;

const used = new Set(VOCABULARY.values());
const UNUSED = Array.from({ length: TOKENS }, (_, number) => number).filter(
  (number) => number !== EDGE_TOKEN && !used.has(number),
);

/** What the model was taught of German afterwards (decision 0134): symbol -> a number it had never used. */
export const GERMAN_SOUNDS: ReadonlyMap<string, number> = new Map(
  [...'ntɛʁaədɪlsimfIkɡzvʊbçeɐʦoɔʃphuyWxŋjYœøʧˈˌː'].map((symbol, at) => [symbol, UNUSED[at]!]),
);

/** The number of a symbol as it sounds in a dialect; undefined when the model doesn't know it. */
export const tokenOf = (symbol: string, dialect: string): number | undefined =>
  (dialect === 'de' ? GERMAN_SOUNDS.get(symbol) : undefined) ?? VOCABULARY.get(symbol);
/** Longest piece the model takes, edges not counted. */
export const MAX_TOKENS = 510;
