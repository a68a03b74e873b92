import { VOCABULARY } from './vocabulary.ts';

/** eSpeak's spellings of sounds for which the model has one symbol. */
const JOINED: [from: string, to: string][] = [
  ['tʃ', 'ʧ'],
  ['dʒ', 'ʤ'],
  ['ts', 'ʦ'],
  ['dz', 'ʣ'],
  ['eɪ', 'A'],
  ['aɪ', 'I'],
  ['aʊ', 'W'],
  ['ɔɪ', 'Y'],
  ['oʊ', 'O'],
  ['əʊ', 'Q'],
];

/** The model learned English from its own dictionary, which writes some sounds differently from eSpeak. */
const ENGLISH: [from: string, to: string][] = [
  ['ʔn\u0329', 'tᵊn'],
  ['n\u0329', 'ᵊn'],
  ['l\u0329', 'ᵊl'],
  ['ʔ', 't'],
  ['ɐ', 'ə'],
  ['r', 'ɹ'],
  ['x', 'k'],
  ['ɬ', 'l'],
];

const AMERICAN: [from: string, to: string][] = [
  ['ɜːɹ', 'ɜɹ'],
  ['ɜː', 'ɜɹ'],
  ['ɚ', 'əɹ'],
  ['ɪə', 'iə'],
  ['ɾ', 'T'],
  ['ː', ''],
];

const BRITISH: [from: string, to: string][] = [
  ['eə', 'ɛː'],
  ['iə', 'ɪə'],
];

/**
 * The model never learned German. With the French "r" it is understood best; what it has no symbol for gets the nearest:
 * "ʏ" as "y", the "er" of "Wasser" as "ɐ".
 */
const GERMAN: [from: string, to: string][] = [
  ['r', 'ʁ'],
  ['ɾ', 'ʁ'],
  ['ɔø', 'Y'],
  ['ɔʏ', 'Y'],
  ['ʏ', 'y'],
  ['ɜə', 'əʁə'],
  ['ɜ', 'ɐ'],
  ['ɑ', 'a'],
  ['ʔ', ''],
];

/** At the end of a word the model says "ə" as the English do, and "Klage" is heard as "Klager". */
const FINAL_SCHWA = /ə(?=s?(?: |$))/g;

/** The first part of a compound, however many follow, is the loudest. */
const stressedOnce = (word: string): string => {
  const first = word.indexOf('ˈ') + 1;
  return word.slice(0, first) + word.slice(first).replaceAll('ˈ', 'ˌ');
};

const STEPS: Record<string, [from: string, to: string][]> = {
  'en-us': [...JOINED, ...ENGLISH, ...AMERICAN],
  'en-gb-x-rp': [...JOINED, ...BRITISH, ...ENGLISH],
  de: [...JOINED, ...GERMAN],
};

/**
 * eSpeak marks a switch of language as "(en)", joins with ties and hyphens; the model knows none of these. The glide
 * that it writes between two vowels the model says as a consonant: an Italian "malattia" is heard as "malattiglia".
 */
const FOREIGN_MARKS = /\([a-z-]+\)|[\u200d\u0361ʲ-]/g;

/** One clause from eSpeak in the model's alphabet; sounds it doesn't have are left out. */
export function toModelAlphabet(phonemes: string, dialect: string): string {
  let written = phonemes.replace(FOREIGN_MARKS, '');
  for (const [from, to] of STEPS[dialect] ?? JOINED) written = written.replaceAll(from, to);
  if (dialect === 'de') written = written.split(' ').map(stressedOnce).join(' ').replace(FINAL_SCHWA, 'ɛ');
  return [...written]
    .filter((symbol) => VOCABULARY.has(symbol))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}
