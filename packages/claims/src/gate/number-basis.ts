import { baseLanguage } from '@parlance/kernel/languages';
import { fold, stemOf } from '@parlance/language/text/fold';
import { isYear } from '../numbers/figures.ts';
import { cuesOf } from '../numbers/number-cues.ts';
import type { NumberMention } from '../numbers/number-mention.ts';
import { readNumbers } from '../numbers/read-numbers.ts';
import { unitOf } from '../numbers/units.ts';
import { gaps, isShare, made, type Quoted, reckoned, worthOf } from './reckoning.ts';

const WORD = /\p{L}[\p{L}\p{M}]{2,}/gu;
const HOURS_A_DAY = 24;
const HOURS_A_WEEK = 168;
const HOURS_A_YEAR = 8766;
const DECADE = 10;
const CENTURY = 100;
const ROUGH_YEARS = 3;
/** Below, and where a number is round, too many ways lead to any number to look for one. */
const TELLING_FROM = 20;
const EXACT_SHARE = 0.02;
const ROUGH_SHARE = 0.15;
const ROUND_SHARE = 0.05;

const decadesIn = (values: readonly string[]): number[] =>
  values.flatMap((value) => (value.startsWith('decade:') ? Number(value.slice(7)) : []));

/** "The diver, a biologist and a teacher": three of them, told without a number. */
function listed(words: string, language: string): number[] {
  const joints = cuesOf(baseLanguage(language)).and.split(' ');
  const count =
    words.split(/,|\s+/u).filter((word) => joints.includes(word)).length + words.split(',').length;
  return count > 1 ? [count] : [];
}

function readQuoted(words: string, language: string): Quoted {
  const told = readNumbers(words, language);
  const units = (words.match(WORD) ?? []).flatMap((word) => unitOf(word) ?? []);
  return {
    told,
    years: told.flatMap(({ amount, values }) => (isYear(amount) ? [amount] : decadesIn(values))),
    amounts: [
      ...told.flatMap(({ amount }) => (amount === undefined || isYear(amount) ? [] : [amount])),
      ...listed(words, language),
    ],
    units,
    times: units.flatMap(({ measure, size }) => (measure === 'time' ? [size] : [])),
  };
}

/** How many years a number is, if it may be so many: "twenty years", "aged 22". */
function spanOf({ amount = 0, counts }: NumberMention): number[] {
  const unit = unitOf(counts);
  if (unit === undefined) return amount > 2 && !isYear(amount) ? [amount] : [];
  const years = (amount * unit.size) / HOURS_A_YEAR;
  return unit.measure === 'time' && unit.size >= HOURS_A_YEAR ? [years] : [];
}

/** Years that are told, or that a span leads to; "the next year" and "a decade later" are spans too. */
function yearsFrom({ told, years, times }: Quoted): number[] {
  const whole = times.map((size) => size / HOURS_A_YEAR).filter((size) => size >= 1);
  const spans = [...told.flatMap(spanOf), ...whole];
  return years.flatMap((year) => [year, ...spans.flatMap((span) => [year - span, year + span])]);
}

const within = (value: number, from: number, size: number): boolean => value >= from && value < from + size;

/** A decade or a century of a year, or the tens of an age: "in his thirties". */
function timeFollows({ kind, values }: NumberMention, quoted: Quoted): boolean {
  const years = yearsFrom(quoted);
  return values.some((value) => {
    const [sort, number] = value.split(':');
    const said = Number(number);
    if (sort === 'century') return years.some((year) => within(year, (said - 1) * CENTURY, CENTURY));
    if (sort === 'decade') return years.some((year) => within(year, said - 1, DECADE + 1));
    if (kind !== 'decade') return false;
    return [...years.map((year) => year % CENTURY), ...gaps(quoted.years), ...quoted.amounts].some((years) =>
      within(years, said - 1, DECADE + 1),
    );
  });
}

/** A month or a day of the week: another one is told, and how far it is. */
function dateFollows({ values }: NumberMention, { told, times }: Quoted): boolean {
  const sort = values[0]?.split(':')[0] ?? '';
  const isReached = times.some((size) => (sort === 'month' ? size >= HOURS_A_DAY : size <= HOURS_A_WEEK));
  return isReached && told.some((other) => other.values.some((value) => value.startsWith(`${sort}:`)));
}

/** Whether a number comes out in some way. */
function isReckoned(mention: NumberMention, quoted: Quoted): boolean {
  const [said = 0] = worthOf(mention);
  const share = mention.rough ? ROUGH_SHARE : EXACT_SHARE;
  return reckoned(mention, quoted).some((one) => Math.abs(one - said) <= said * share);
}

/** What it counts, as far as two languages have the same word for it. */
function sameThing(one: NumberMention, other: NumberMention): boolean {
  if (isShare(one) || isShare(other)) return isShare(one) && isShare(other);
  if (one.counts === undefined || other.counts === undefined) return false;
  const [unit, otherUnit] = [unitOf(one.counts), unitOf(other.counts)];
  if (unit && otherUnit) return unit.measure === otherUnit.measure && unit.size === otherUnit.size;
  return stemOf(fold(one.counts)) === stemOf(fold(other.counts));
}

/** Above twenty, and not a round number. */
const isTelling = (amount: number | undefined): amount is number =>
  amount !== undefined && amount > TELLING_FROM && amount % 10 ** Math.floor(Math.log10(amount)) !== 0;

/** Whether somebody who says the one may mean the other. */
function mayMean(mention: NumberMention, said: number, known: number): boolean {
  const { side, rough, amount } = mention;
  if (side === 'above') return known >= said && known <= said * 2;
  if (side === 'below') return known <= said && known * 2 >= said;
  const isRound = isShare(mention) || (said > TELLING_FROM && !isTelling(amount));
  return Math.abs(said - known) <= said * (rough ? ROUGH_SHARE : isRound ? ROUND_SHARE : 0);
}

/** The quotation counts the same thing once, and otherwise, and has nothing to reckon it with. */
function isDenied(mention: NumberMention, { told, amounts }: Quoted): boolean {
  const same = told.filter((other) => sameThing(mention, other));
  const [said] = worthOf(mention);
  if (same.length !== 1 || said === undefined) return false;
  // "There and back" is twice as far, and of three quarters one is left.
  const once = same.flatMap(worthOf).flatMap((known) => [known, isShare(mention) ? 1 - known : known * 2]);
  return ![...once, ...made(amounts)].some((known) => mayMean(mention, said, known));
}

/**
 * Whether a number may follow from words of the source that were quoted for it. What one may reckon is not listed: there
 * must be something to reckon with, nothing that speaks against it, and a number that nobody says by chance has to come
 * out in some way.
 */
export function numberFollows(mention: NumberMention, words: string, language: string): boolean {
  const quoted = readQuoted(words, language);
  const { amount, kind, values } = mention;
  if (kind === 'date') return dateFollows(mention, quoted);
  if (kind === 'decade' || kind === 'century') return timeFollows(mention, quoted);
  if (values.some((value) => value.startsWith('year2:')))
    return yearsFrom(quoted).some((year) => year % CENTURY === amount);
  if (isYear(amount) && unitOf(mention.counts) === undefined) {
    const reach = mention.rough ? ROUGH_YEARS : 0;
    const isReached = yearsFrom(quoted).some((year) => Math.abs(year - amount) <= reach);
    return isReached || made(quoted.amounts).includes(amount);
  }
  if (isTelling(amount) && !isReckoned(mention, quoted)) return false;
  return (
    (quoted.amounts.length > 0 || quoted.told.length > 0 || quoted.units.length > 0) &&
    !isDenied(mention, quoted)
  );
}
