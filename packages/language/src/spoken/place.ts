import { trimEndOf } from '@parlance/kernel/scan-text';
import type { SpokenLanguage } from './spoken-language.ts';

/** A written word without what stands around it. Some belong together: "10 000", "z. B.". */
export type Token = {
  open: string;
  core: string;
  /** Full stops right behind the core; whether they end a sentence is seen later. */
  dots: string;
  close: string;
  /** How many written words it is. */
  span: number;
};

export type Place = { tokens: readonly Token[]; at: number; language: SpokenLanguage };

/** What is said for a core; `dots` when the full stops behind it are something else now. */
export type Said = { said: string; dots?: string };
export type Rule = (core: string, place: Place) => Said | string | undefined;

export const coreAt = ({ tokens, at }: Place, offset: number): string => tokens[at + offset]?.core ?? '';

/** The core of the next word, when nothing parts it from this one. */
export function coreBehind(place: Place): string {
  const token = place.tokens[place.at];
  return token && token.dots + token.close === '' ? coreAt(place, 1) : '';
}

/** The core of the word before, when nothing parts it from this one. */
export function coreBefore({ tokens, at }: Place): string {
  const token = tokens[at - 1];
  return token && token.close === '' ? token.core : '';
}

const OPENING = /^[("'“‘’«[{¿¡]*/u;
const CLOSING = /[)"'”’»\]},;:!?….]/u;
/** Marks of written lists and emphasis, which nobody says. */
const EMPHASIS = /[*_`|^\\]/u;

function tokenOf(word: string): Token {
  const open = OPENING.exec(word)?.[0] ?? '';
  const core = trimEndOf(word.slice(open.length), CLOSING);
  const tail = word.slice(open.length + core.length);
  const dots = /^\.*/.exec(tail)?.[0] ?? '';
  const bare = trimEndOf(core.replace(/^[*_`|^\\•]+/u, ''), EMPHASIS);
  return { open, core: bare, dots, close: tail.slice(dots.length), span: 1 };
}

const joined = (tokens: readonly Token[], core: string): Token => {
  const last = tokens.at(-1)!;
  const span = tokens.reduce((sum, token) => sum + token.span, 0);
  return { open: tokens[0]!.open, core, dots: last.dots, close: last.close, span };
};

const isPlain = ({ dots, close }: Token): boolean => dots + close === '';

/** "10 000": French and its neighbours part thousands by a space. */
function thousands(tokens: readonly Token[]): Token | undefined {
  if (!/^\d{1,3}$/.test(tokens[0]!.core)) return undefined;
  let count = 1;
  while (isPlain(tokens[count - 1]!) && /^\d{3}(,\d+)?$/.test(tokens[count]?.core ?? '')) count++;
  const group = tokens.slice(0, count);
  return count > 1 ? joined(group, group.map(({ core }) => core).join('')) : undefined;
}

/** "R$ 5", "3,50 €": one amount. */
function amount([first, second]: readonly Token[], { currencies }: SpokenLanguage): Token | undefined {
  if (!first || !second || !isPlain(first)) return undefined;
  const isAmount =
    (first.core in currencies && /^\d/.test(second.core)) ||
    (/^\d[\d.,]*$/.test(first.core) && second.core.replace(/^(?:\p{L}{1,3})(?=[$€£¥₹])/u, '') in currencies);
  return isAmount ? joined([first, second], first.core + second.core) : undefined;
}

const LONGEST_ABBREVIATION = 3;

function abbreviation(tokens: readonly Token[], { abbreviations }: SpokenLanguage): Token | undefined {
  for (let count = LONGEST_ABBREVIATION; count > 1; count--) {
    const group = tokens.slice(0, count);
    const written = group.map(({ core, dots }) => core + dots).join(' ');
    const apart = group.slice(0, -1).some(({ close }) => close !== '');
    if (group.length === count && !apart && Object.hasOwn(abbreviations, written.toLowerCase()))
      return joined(group, trimEndOf(written, /\./));
  }
  return undefined;
}

export function tokensOf(words: readonly string[], language: SpokenLanguage): Token[] {
  const single = words.map(tokenOf);
  const tokens: Token[] = [];
  for (let at = 0; at < single.length; ) {
    const rest = single.slice(at, at + 5);
    const number = language.decimal === ',' ? thousands(rest) : undefined;
    const head = number ? [number, ...single.slice(at + number.span, at + number.span + 1)] : rest;
    const token = amount(head, language) ?? number ?? abbreviation(rest, language) ?? rest[0]!;
    tokens.push(token);
    at += token.span;
  }
  return tokens;
}
