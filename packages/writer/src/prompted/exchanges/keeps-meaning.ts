import { wordsOf } from '@parlance/claims/gate/evidence';
import { strangeNames } from '@parlance/claims/names/read-names';
import { KnownNames } from '@parlance/claims/names/same-name';
import { claimedNumbers, NumberGround } from '@parlance/claims/numbers/number-ground';
import { countNegations, hedgesIn } from '@parlance/claims/stance/marks';
import { stemOf } from '@parlance/language/text/fold';
import { carriesMeaning } from '@parlance/language/text/small-words';
import { sentencesOf } from '@parlance/language/text/tokens';

type Compared = {
  /** What is said now. */
  old: string;
  /** What a model would say instead. */
  text: string;
  /** What else the words may come from: the passages behind the line and the lines beside it. */
  around: string;
  /** A line that tells; others only ask. */
  tells: boolean;
  /** Base language. */
  language: string;
};

const LENGTH = { least: 0.5, most: 1.4, slackChars: 40 };
/** Of the words that carry meaning: so many stay, in so much of their order, and so few are new. */
const KEPT = { tells: 0.7, asks: 0.5 };
const ORDER = 0.7;
const STRANGE = 1 / 7;

const ASKS = /\?["”»]?$/u;
const ENDS = /[.?!…]["”»)]?$/u;
const QUOTED = /[“„«"][^“”„«»"]{1,400}[”“»"]/gu;

/** The stems of words that carry meaning, in order and as often as they come. */
export const contentOf = (text: string, language: string): string[] =>
  sentencesOf(text, language).flatMap(({ tokens }) =>
    tokens.flatMap(({ folded }) => (carriesMeaning(folded, language) ? [stemOf(folded)] : [])),
  );

/** How many of them come in the same order in both. */
function commonInOrder(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const stem of one) {
    const next = [0];
    for (const [at, against] of other.entries())
      next.push(stem === against ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join('\n') === [...other].sort().join('\n');

const lower = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());

function hasFittingLength({ old, text }: Compared): boolean {
  const { least, most, slackChars } = LENGTH;
  return text.length >= old.length * least && text.length <= old.length * most + slackChars;
}

/** A model that is lost says the same word over and over. */
const stammers = (now: readonly string[], before: readonly string[]): boolean => {
  const count = (stems: readonly string[], stem: string) => stems.filter((one) => one === stem).length;
  return now.some((stem) => count(now, stem) > count(before, stem) + 1);
};

function keepsWords({ old, text, around, tells, language }: Compared): boolean {
  const [before, now] = [contentOf(old, language), contentOf(text, language)];
  const said = new Set(now);
  const kept = before.filter((stem) => said.has(stem));
  const known = new Set([...before, ...contentOf(around, language)]);
  const strange = now.filter((stem) => !known.has(stem)).length;
  return (
    before.length > 0 &&
    kept.length >= before.length * (tells ? KEPT.tells : KEPT.asks) &&
    commonInOrder(kept, now) >= kept.length * ORDER &&
    strange <= (tells ? Math.floor(now.length * STRANGE) : 0) &&
    !stammers(now, before)
  );
}

/** The same numbers and names in both, "about" and "not" as often, and quotations letter by letter. */
function keepsClaims({ old, text, around, language }: Compared): boolean {
  const bears = (ground: string, claim: string): boolean => {
    const numbers = new NumberGround().add(ground, language);
    return claimedNumbers(claim, language).every((mention) => numbers.bears(mention));
  };
  const quotes = (from: string): string[] => from.match(QUOTED) ?? [];
  const named = new KnownNames(language).add(wordsOf(text));
  return (
    bears(text, old) &&
    bears(`${old}\n${around}`, text) &&
    strangeNames(old, language, [named]).length === 0 &&
    countNegations(old, language) === countNegations(text, language) &&
    sameList(lower(hedgesIn(old, language)), lower(hedgesIn(text, language))) &&
    sameList(quotes(old), quotes(text))
  );
}

/**
 * Whether other words say the same, as far as that can be told without understanding either. Strict on purpose: a line
 * that is refused costs nothing, since the old one stays.
 */
export const keepsMeaning = (compared: Compared): boolean =>
  hasFittingLength(compared) &&
  ASKS.test(compared.old) === ASKS.test(compared.text) &&
  ENDS.test(compared.old) === ENDS.test(compared.text) &&
  keepsWords(compared) &&
  keepsClaims(compared);
