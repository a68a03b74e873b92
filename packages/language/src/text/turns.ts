import type { DeliveryKind } from '@parlance/kernel/delivery';
import { trimEndOf } from '@parlance/kernel/scan-text';
import { packFor } from '../languages.ts';
import { fold } from './fold.ts';

/**
 * What a line does after the one before it:
 * `reaction` a word or two that take it up ("Exactly."), `agreement` the same with more behind it, `echo` some of its
 * words again ("Sixteen days?"), `answer` a short one to a question, `question` a short one that wants more, `contradiction`, `number` it begins with a figure.
 */
export type Turn =
  | 'reaction'
  | 'agreement'
  | 'echo'
  | 'answer'
  | 'question'
  | 'contradiction'
  | 'number'
  | 'plain';

const CLOSING = /["'”’»」』)\]\s]/u;
const QUESTION = /[?？؟\u037e՞]$/u;
const SHORT_WORDS = 7;
const SHORT_QUESTION_WORDS = 10;
const REACTION_WORDS = 3;
/** A figure this early is what the listener waits for. */
const NUMBER_WITHIN = 2;

const wordsOf = (text: string): string[] =>
  text
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter(Boolean)
    .map(fold);

/** Past closing quotes and brackets. */
export const asks = (text: string): boolean => QUESTION.test(trimEndOf(text, CLOSING));

const openingsOf = (list: string): string[][] => list.split('|').map(wordsOf);

type Openings = { agreement: string[][]; contradiction: string[][] };
const openings = new Map<string, Openings>();

function openingsIn(language: string): Openings | undefined {
  const pack = packFor(language);
  if (!pack) return undefined;
  const { agreement, contradiction } = pack.conversation;
  const found = openings.get(pack.language) ?? {
    agreement: openingsOf(agreement),
    contradiction: openingsOf(contradiction),
  };
  openings.set(pack.language, found);
  return found;
}

const beginsWith = (words: readonly string[], list: readonly string[][]): boolean =>
  list.some((opening) => opening.every((word, at) => words[at] === word));

/** All that is said was said just before, but for a small word or two. */
function echoes(words: readonly string[], before: readonly string[]): boolean {
  const heard = new Set(before);
  const fresh = words.filter((word) => !heard.has(word)).length;
  return words.length <= SHORT_WORDS && fresh <= words.length / 3;
}

/** By its words alone, so that it is the same each time the script is spoken. */
export function turnOf(before: string, line: string, language: string): Turn {
  const words = wordsOf(line);
  const known = openingsIn(language);
  if (asks(before) && !asks(line)) {
    if (known && beginsWith(words, known.contradiction)) return 'contradiction';
    if (words.length <= SHORT_WORDS) return 'answer';
  } else if (known) {
    if (beginsWith(words, known.agreement)) return words.length <= REACTION_WORDS ? 'reaction' : 'agreement';
    if (beginsWith(words, known.contradiction)) return 'contradiction';
  }
  if (echoes(words, wordsOf(before))) return 'echo';
  if (asks(line) && !asks(before) && words.length <= SHORT_QUESTION_WORDS) return 'question';
  return words.slice(0, NUMBER_WITHIN).some((word) => /\d/.test(word)) ? 'number' : 'plain';
}

const STOPS = /[.!?…,;:\s]/u;
const QUOTES = { open: /["“”„«‹「『]/u, close: /["”“»›」』]/u };
const BRACKETS = { open: /[([–—]/u, close: /[)\]–—]/u };

/** What a line is by its own words, whatever stands around it. */
export function kindOf(text: string, language: string): DeliveryKind {
  const bare = trimEndOf(text.trimStart(), STOPS);
  const isWithin = ({ open, close }: typeof QUOTES) =>
    open.test(bare.at(0) ?? '') && close.test(bare.at(-1) ?? '') && bare.length > 2;
  if (isWithin(QUOTES)) return 'quotation';
  if (isWithin(BRACKETS)) return 'aside';
  const words = wordsOf(text);
  const known = openingsIn(language);
  return known && words.length <= REACTION_WORDS && beginsWith(words, known.agreement) ? 'reaction' : 'plain';
}
