import { newStemmer } from 'snowball-stemmers';

/** Words of a question that say nothing about its subject. */
const EMPTY_WORDS: Record<string, string> = {
  en: `a an the of in on at to for from by with and or but is are was were be been do does did how what why when where
    who which whose that this these those it its their his her about into as can could should would will may might
    explain explained tell me us introduction intro guide basics overview history story facts meaning work works
    working use uses i you we they my your our some any all`,
  pt: `a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela para com e ou mas é são foi eram ser
    como o que qual quais por que porque quando onde quem esse essa isso este esta isto aquele seu sua seus suas sobre
    ao aos à às pode podem explique explicar fale introdução guia básico história fatos funciona funcionam significado
    eu você nós meu minha me se`,
};

const STEMMERS = { en: newStemmer('english'), pt: newStemmer('portuguese') };
type Stemmed = keyof typeof STEMMERS;

const folded = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The stems by which a language's articles are found; empty words give none. */
export function searchWords(language: string) {
  const known = language in STEMMERS ? (language as Stemmed) : 'en';
  const empty = new Set(EMPTY_WORDS[known]?.split(/\s+/).map(folded));
  const stem = (word: string): string | null => {
    const plain = folded(word);
    return empty.has(plain) ? null : folded(STEMMERS[known].stem(word.toLowerCase()));
  };
  const split = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const stems = (text: string): string[] => split(text).flatMap((word) => stem(word) ?? []);
  return { split, stem, stems };
}
