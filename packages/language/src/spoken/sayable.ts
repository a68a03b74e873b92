const VOWELS = '[AEIOUY]{1,2}';
const ONSET = '(?:[BCDFGKPTV]R|[BCFGKP]L|S[CKPTMN]|CH|PH|GU|QU|[BCDFGJKLMNPRSTVZ])';
const CODA = '[BCDFGKLMNPRSTXZ]';
const LAST_CODA = `(?:R[NSTD]|N[CSTD]|LS|CS|${CODA})`;

/**
 * Short words in capitals that people of a Romance language can say: OTAN, UNESCO, CERN. An engine tries it with the
 * others too: GPU, BCE.
 */
export const ROMANCE_WORD = new RegExp(
  `^${ONSET}?${VOWELS}(?:(?:${CODA}(?=${ONSET}))?${ONSET}${VOWELS}){0,2}${LAST_CODA}?$`,
);
