import { trimEndOf } from '@parlance/kernel/scan-text';
import { fold } from '../text/fold.ts';
import type { NumberMention } from './read-numbers.ts';

const FIRST_YEAR = 1000;
const LAST_YEAR = 2100;
export const isYear = (amount: number | undefined): amount is number =>
  amount !== undefined && Number.isInteger(amount) && amount >= FIRST_YEAR && amount < LAST_YEAR;

/** With more years than these, some two of them are any number apart. */
const MOST_YEARS = 4;
const MOST_YEARS_NAMED = 8;
const LONGEST_SPAN_YEARS = 500;
/** "Nearly two million" for 1.8 million; below twenty nobody rounds but to the next whole one. */
const ROUGH_SHARE = 0.12;
const ROUGH_FROM = 20;
/** "More than two hundred thousand" for 230,000. */
const SIDE_SHARE = 0.25;
/** With more amounts than these, some two of them have any ratio. */
const MOST_AMOUNTS = 8;
const EXACT_SHARE = 0.015;
const NEARLY_EQUAL = 1e-6;
/** How far from a share that is told by its side: "more than half" for 55 in a hundred. */
const SIDE_POINTS = 0.15;
const LEAST_POINTS = 0.03;
const ROUGH_TIMES = 1.5;
const LEAST_SUM = 100;

/** Units of time in the languages we write in, folded, in hours. */
const TIMES: readonly [RegExp, number][] = [
  [/^(?:hours?|horas?|heures?|stunden?|ore|ora)$/, 1],
  [/^(?:days?|dias?|jours?|tage?n?|giorn[io])$/, 24],
  [/^(?:weeks?|semanas?|semaines?|wochen?|settiman[ae])$/, 168],
  [/^(?:months?|mes|meses|mois|monate?n?|mes[ei])$/, 730.5],
  [/^(?:years?|anos?|ans?|annees?|jahre?n?|ann[io])$/, 8766],
  [/^(?:decades?|decadas?|decennies?|jahrzehnte?n?|decenni|decennio)$/, 87_660],
];
const HOURS_A_YEAR = 8766;
/** Months are not all of one length. */
const SAME_TIME = 0.03;

const hoursIn = (unit: string | undefined): number | undefined =>
  unit === undefined ? undefined : TIMES.find(([word]) => word.test(fold(unit)))?.[1];

const significant = (amount: number): number =>
  trimEndOf(String(amount).replace('.', '').replace(/^0+/, ''), /0/).length;

/** Whether somebody who says the one, roughly, may mean the other. */
function mayMean(
  said: number,
  known: number,
  side: NumberMention['side'],
  aside = said * SIDE_SHARE,
): boolean {
  if (side === 'above') return known >= said && known <= said + aside;
  if (side === 'below') return known <= said && known >= said - aside;
  return Math.abs(said - known) <= known * ROUGH_SHARE;
}

/** The share that "55 %", "a third" and "nine in ten" say. */
function shareOf({ values }: NumberMention): number | undefined {
  for (const value of values) {
    const [count, size] = value.split('/').map(Number);
    if (count !== undefined && size !== undefined) return count / size;
    if (value.startsWith('pct:')) return Number(value.slice(4)) / 100;
  }
  return undefined;
}

/** What texts say in numbers, and what follows from it: rounded amounts, spans of years, shares and ratios. */
export class Figures {
  readonly #amounts = new Set<number>();
  readonly #years = new Set<number>();
  readonly #shares: number[] = [];
  readonly #percents: number[] = [];
  /** What is told in units of time. */
  readonly #times: { hours: number; unit: number }[] = [];

  add(mention: NumberMention): void {
    const { amount, counts } = mention;
    const share = shareOf(mention);
    if (share !== undefined) this.#shares.push(share);
    if (share !== undefined && amount !== undefined) this.#percents.push(share);
    if (isYear(amount)) this.#years.add(amount);
    if (amount === undefined) return;
    this.#amounts.add(amount);
    const unit = hoursIn(counts);
    if (unit !== undefined) this.#times.push({ hours: amount * unit, unit });
  }

  join(other: Figures): void {
    for (const amount of other.#amounts) this.#amounts.add(amount);
    for (const year of other.#years) this.#years.add(year);
    this.#shares.push(...other.#shares);
    this.#percents.push(...other.#percents);
    this.#times.push(...other.#times);
  }

  /** Whether a number follows from these without standing among them. */
  give(mention: NumberMention): boolean {
    const share = shareOf(mention);
    if (share !== undefined) return this.#giveShare(share, mention);
    const times = mention.values.find((value) => value.startsWith('times:'));
    if (times !== undefined) return this.#giveTimes(Number(times.slice(6)), mention.rough);
    const { amount } = mention;
    if (amount === undefined) return false;
    return (
      this.#isSpan(amount, mention) ||
      this.#isTime(amount, mention) ||
      this.#isSum(amount) ||
      this.#isRounded(amount, mention)
    );
  }

  #isRounded(amount: number, { rough, coarse, side }: NumberMention): boolean {
    if (!rough) return false;
    return [...this.#amounts].some((known) => {
      if (amount < ROUGH_FROM) return !Number.isInteger(known) && Math.abs(known - amount) < 1;
      return mayMean(amount, known, side) && (coarse || significant(amount) < significant(known));
    });
  }

  /** "Twelve years" where the texts have 1950 and 1962. */
  #isSpan(amount: number, { counts, rough, side }: NumberMention): boolean {
    const named = hoursIn(counts) === HOURS_A_YEAR;
    if (amount > LONGEST_SPAN_YEARS || this.#years.size > (named ? MOST_YEARS_NAMED : MOST_YEARS))
      return false;
    const years = [...this.#years];
    if (years.some((year) => this.#years.has(year + amount))) return true;
    const isRough = named && rough && amount >= ROUGH_FROM;
    return isRough && years.some((from) => years.some((to) => to > from && mayMean(amount, to - from, side)));
  }

  /** "Ten weeks" for seventy days. */
  #isTime(amount: number, { counts, rough, side }: NumberMention): boolean {
    const unit = hoursIn(counts);
    if (unit === undefined) return false;
    const said = amount * unit;
    return this.#times.some((known) => {
      if (known.unit === unit) return false;
      return rough
        ? mayMean(said, known.hours, side)
        : Math.abs(said - known.hours) <= known.hours * SAME_TIME;
    });
  }

  /** Together; small numbers add up to anything. */
  #isSum(amount: number): boolean {
    return amount >= LEAST_SUM && this.#pairs().some(({ small, large }) => small + large === amount);
  }

  /** Amounts that can be set against each other. */
  #pairs(): { small: number; large: number }[] {
    const amounts = [...this.#amounts].filter((amount) => amount > 0 && !isYear(amount));
    if (amounts.length > MOST_AMOUNTS) return [];
    return amounts.flatMap((small) => amounts.flatMap((large) => (small < large ? { small, large } : [])));
  }

  #giveShare(share: number, { rough, kind, side, values }: NumberMention): boolean {
    // What is left of a percentage is counted on; what is left of a third is said to be two.
    const told = [...this.#shares, ...this.#percents.map((known) => 1 - known)];
    const sum = this.#shares.reduce((all, known) => all + known, 0);
    if (sum > 0 && sum < 1) told.push(1 - sum);
    const isFraction = kind === 'fraction';
    const aside = Math.max(LEAST_POINTS, share * SIDE_POINTS);
    const reach = isFraction ? EXACT_SHARE : NEARLY_EQUAL;
    const fits = (known: number) =>
      rough ? mayMean(share, known, side, aside) : Math.abs(known - share) <= reach;
    if (told.some(fits)) return true;
    // "Seven out of ten" where seven of them and ten in all are told.
    const [count, all] = (values[0] ?? '').split('/').map(Number);
    return count !== undefined && all !== undefined && this.#amounts.has(count) && this.#amounts.has(all);
  }

  #giveTimes(times: number, rough: boolean): boolean {
    const most = rough ? ROUGH_TIMES : 1 + ROUGH_SHARE;
    return this.#pairs().some(({ small, large }) => {
      const ratio = large / small;
      return ratio >= times * (1 - ROUGH_SHARE) && ratio <= times * most;
    });
  }

  /** "Forty-three of ninety-six, less than half": a share that two of these have to each other. */
  haveShare(mention: NumberMention): boolean {
    const share = mention.kind === 'fraction' ? shareOf(mention) : undefined;
    if (share === undefined) return false;
    return this.#pairs().some(({ small, large }) => mayMean(share, small / large, mention.side));
  }
}
