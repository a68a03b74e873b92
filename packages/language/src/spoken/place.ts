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

/** What is said for a core; `dots` and `close` when what stands behind it is something else now. */
export type Said = { said: string; dots?: string; close?: string };
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

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
/** "CO₂" is "CO2". */
const levelled = (word: string): string =>
  word.replace(/[₀-₉]/g, (figure) => String(SUBSCRIPTS.indexOf(figure)));

function tokenOf(written: string): Token {
  const word = levelled(written);
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
function thousands(tokens: readonly Token[], { decimal }: SpokenLanguage): Token | undefined {
  if (!/^(?:[-−~<>±]|\d{1,3}:)?\d{1,3}$/.test(tokens[0]!.core)) return undefined;
  // English does it seldom: only what is round cannot be two numbers.
  const group3 = decimal === ',' ? /^\d{3}(,\d+)?$/ : /^000$/;
  let count = 1;
  while (isPlain(tokens[count - 1]!) && group3.test(tokens[count]?.core ?? '')) count++;
  const group = tokens.slice(0, count);
  return count > 1 ? joined(group, group.map(({ core }) => core).join('')) : undefined;
}

/** "R$ 5", "3,50 €": one amount. */
function amount([first, second]: readonly Token[], { currencies }: SpokenLanguage): Token | undefined {
  if (!first || !second || !isPlain(first)) return undefined;
  const isAmount =
    (first.core in currencies && /^\d/.test(second.core)) ||
    (/^\d[\d.,]*(?:[-–]\d[\d.,]*)?$/.test(first.core) &&
      second.core.replace(/\/\p{L}+$/u, '').replace(/^(?:\p{L}{1,3})(?=[$€£¥₹₩₽₺₪₿¢])/u, '') in currencies);
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

/** "9.05" with a colon where it is a time. */
function dottedTime(tokens: readonly Token[], at: number, { clock: { dotted } }: SpokenLanguage): string {
  const { core } = tokens[at]!;
  if (!dotted || !/^\d{1,2}\.\d\d$/.test(core)) return core;
  const isTime =
    dotted.after.test(tokens[at - 1]?.core ?? '') || dotted.before.test(tokens[at + 1]?.core ?? '');
  return isTime ? core.replace('.', ':') : core;
}

export function tokensOf(words: readonly string[], language: SpokenLanguage): Token[] {
  const single = words.map(tokenOf);
  const tokens: Token[] = [];
  for (let at = 0; at < single.length; ) {
    const rest = single.slice(at, at + 5);
    const dialled = language.codesAfter.test(single[at - 1]?.core ?? '');
    const number = dialled ? undefined : thousands(rest, language);
    const head = number ? [number, ...single.slice(at + number.span, at + number.span + 1)] : rest;
    const token = amount(head, language) ?? number ?? abbreviation(rest, language) ?? rest[0]!;
    tokens.push(token);
    at += token.span;
  }
  return tokens.map((token, at) => ({ ...token, core: dottedTime(tokens, at, language) }));
}
