import { UNSPACED } from '@parlance/kernel/unspaced-scripts';
import { fold } from './fold.ts';
import { sentenceSegmenter } from './segmenters.ts';

export type Token = {
  text: string;
  folded: string;
  /** Begins with a capital letter. */
  capital: boolean;
  /** In mid-sentence with nothing before it that lets any word begin with a capital. */
  inside: boolean;
  /** Nothing but a space, a hyphen or an apostrophe before it. */
  joined: boolean;
  /** Nothing but a hyphen before it. */
  hyphened: boolean;
};
export type Sentence = { tokens: Token[]; question: boolean };

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*/gu;
const CAPITAL = /^[\p{Lu}\p{Lt}]/u;
const BEGINS_ANEW = /[.:;!?…“”„"«»‹›¿¡—–()[\]]|^\s*[-‘'’]\s*$/u;
const JOINT = /^[ \u00a0\u202f-]?$|^[’']$/u;
const QUESTION = /[?？؟՞]["”»’'\s)]*$/u;
/** Greek asks with what is a semicolon elsewhere. */
const GREEK_QUESTION = /[;;]["”»\s]*$/u;

type Found = { text: string; index: number };

function wordsOf(sentence: string, language: string): Found[] {
  if (!UNSPACED.test(sentence))
    return Array.from(sentence.matchAll(WORD), (match) => ({ text: match[0], index: match.index }));
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(sentence);
  return Array.from(words)
    .filter((word) => word.isWordLike && /^\p{L}/u.test(word.segment))
    .map(({ segment, index }) => ({ text: segment, index }));
}

function tokensOf(sentence: string, language: string): Token[] {
  let end = 0;
  return wordsOf(sentence, language).map(({ text, index }, at) => {
    const gap = sentence.slice(end, index);
    end = index + text.length;
    return {
      text,
      folded: fold(text),
      capital: CAPITAL.test(text),
      inside: at > 0 && !BEGINS_ANEW.test(gap),
      joined: at > 0 && JOINT.test(gap),
      hyphened: at > 0 && gap === '-',
    };
  });
}

/**
 * A text as sentences of words, to tell which capitals need no name to explain them: every break that the segmenter sees
 * frees the next word, also one behind a short form. Digits are none: numbers are read from the text itself.
 */
export function sentencesOf(text: string, language: string): Sentence[] {
  return Array.from(sentenceSegmenter(language).segment(text), ({ segment }) => ({
    tokens: tokensOf(segment, language),
    question: QUESTION.test(segment) || (language === 'el' && GREEK_QUESTION.test(segment)),
  })).filter(({ tokens }) => tokens.length > 0);
}
