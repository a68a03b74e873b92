import type { NumberMention } from '../numbers/number-mention.ts';
import { unitOf } from '../numbers/units.ts';

const LAST_DAY = 31;
const DAYS_A_MONTH = 30.4375;
const DAYS_A_YEAR = 12 * DAYS_A_MONTH;
const TIMES = [7, 12, 24, 30, 52, 60, 365];
/** With more, some of them make anything. */
const MOST_SUMMED = 5;

type Unit = NonNullable<ReturnType<typeof unitOf>>;
/** What words of the source say in numbers. */
export type Quoted = {
  told: NumberMention[];
  years: number[];
  /** Amounts that are no year, and how many things are listed. */
  amounts: number[];
  units: Unit[];
  /** Sizes of units of time, in hours, with or without a number. */
  times: number[];
};

export const isShare = ({ values }: NumberMention): boolean => values.some((value) => /^pct:|\//.test(value));

/** What a number is worth; a fraction or a percentage as its part of one. */
export function worthOf({ amount, values }: NumberMention): number[] {
  const [part, whole] = (values.find((value) => value.includes('/')) ?? '').split('/').map(Number);
  if (part && whole) return [part / whole];
  const percent = values.find((value) => value.startsWith('pct:'));
  if (percent !== undefined) return [Number(percent.slice('pct:'.length)) / 100];
  return amount === undefined ? [] : [amount];
}

/** How far any two of some numbers are apart. */
export const gaps = (numbers: readonly number[]): number[] =>
  numbers.flatMap((one) => numbers.flatMap((other) => (one > other ? [one - other] : [])));

/** Days between dates of the quotation, months taken to be of one length, also over the turn of a year. */
function daysBetween(told: readonly NumberMention[]): number[] {
  const days = told.flatMap(({ values }, at) => {
    const month = values.find((value) => value.startsWith('month:'));
    if (month === undefined) return [];
    const beside = [told[at - 1], told[at + 1]].map((other) => other?.amount);
    const day = beside.find((amount) => amount !== undefined && amount <= LAST_DAY) ?? 0;
    return [Number(month.slice('month:'.length)) * DAYS_A_MONTH + day];
  });
  return gaps(days.flatMap((day) => [day, day + DAYS_A_YEAR]));
}

/** By what a number is more in the units of the other: there and back, hours of a day, feet of a metre. */
function factors(mention: NumberMention, { units, times }: Quoted): number[] {
  const unit = unitOf(mention.counts);
  const measured = units.filter(({ measure }) => measure === unit?.measure);
  return [2, ...(times.length > 0 ? TIMES : []), ...measured.map(({ size }) => size / (unit?.size ?? size))];
}

/** What any two of some numbers make. */
export const made = (numbers: readonly number[]): number[] =>
  numbers.flatMap((one, at) =>
    numbers.toSpliced(at, 1).flatMap((other) => [one + other, one - other, one * other, one / other]),
  );

/** All that some of the numbers are together. */
function sums(numbers: readonly number[]): number[] {
  const found: number[] = [];
  for (const one of numbers.slice(0, MOST_SUMMED)) found.push(...found.map((sum) => sum + one), one);
  return found;
}

/** What may be reckoned from the quotation: sums, differences, products, ratios, what is left or was gained. */
export function reckoned(mention: NumberMention, quoted: Quoted): number[] {
  const known = [...quoted.told.flatMap(worthOf), ...quoted.amounts];
  const results = [...sums(known), ...made(known), ...daysBetween(quoted.told)];
  if (isShare(mention)) return results.flatMap((one) => [one, 1 - one, one - 1]);
  const by = factors(mention, quoted);
  return results.flatMap((one) => [
    ...[one, one + 1, one - 1],
    ...by.flatMap((factor) => [one * factor, one / factor]),
  ]);
}
