import { trimEndOf } from '@parlance/kernel/scan-text';
import { fold } from '@parlance/language/text/fold';
import type { NumberMention } from './number-mention.ts';
import { unitOf } from './units.ts';

const FIRST_YEAR = 1000;
const LAST_YEAR = 2100;
export const isYear = (amount: number | undefined): amount is number =>
  amount !== undefined && Number.isInteger(amount) && amount >= FIRST_YEAR && amount < LAST_YEAR;

/** "1,500" is a number of something, "1500" may be a year. */
const isWrittenAsYear = ({ kind, text }: NumberMention): boolean => kind !== 'digits' || /^\d{4}$/.test(text);

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
const MOST_MEASURED = 4;
const EXACT_SHARE = 0.015;
const NEARLY_EQUAL = 1e-6;
/** How far from a share that is told by its side: "more than half" for 55 in a hundred. */
const SIDE_POINTS = 0.15;
const LEAST_POINTS = 0.03;
const ROUGH_TIMES = 1.5;
const LEAST_SUM = 100;
/** Round words stand for what is so near. */
const ROUND_SHARES = [0, 0.06, 0.015];
const LEAST_ROUND = 100;
const SHARE_STEP = 0.003;
const SHARED_AMONG = new Set([3, 4, 5, 6, 7, 8, 9, 10, 20, 100, 1000]);
const LEAST_PART = 50;

type Pair = { small: number; large: number };

const HOURS_A_YEAR = 8766;
const HOURS_A_DAY = 24;
/** With more dated days than these, some two of them are any number apart. */
const MOST_DAYS = 4;
/** Months are not all of one length, and nobody says how many tenths of a foot. */
const SAME_SIZE = 0.03;
const FAHRENHEIT = /^fahrenheit$/;
const DEGREES = /^(?:degrees?|graus?|grados?|degres?|grade?|gradi|celsius)$/;

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

type Counted = Pick<NumberMention, 'amount' | 'counts'>;

/** What texts say in numbers, and what follows from it: rounded amounts, spans of years, shares and ratios. */
export class Figures {
  readonly #amounts = new Set<number>();
  readonly #years = new Set<number>();
  readonly #shares: number[] = [];
  readonly #percents: number[] = [];
  /** What is told in units, as much as its measure's first unit. */
  readonly #measured: { measure: string; size: number; amount: number }[] = [];
  readonly #laterYears: number[] = [];
  readonly #degrees: number[] = [];
  readonly #days: number[] = [];

  add(mention: NumberMention): void {
    const { amount, counts } = mention;
    const share = shareOf(mention);
    if (share !== undefined) this.#shares.push(share);
    if (share !== undefined && amount !== undefined) this.#percents.push(share);
    if (isYear(amount) && isWrittenAsYear(mention)) this.#years.add(amount);
    if (amount === undefined) return;
    this.#amounts.add(amount);
    const unit = unitOf(counts);
    if (unit !== undefined) this.#measured.push({ ...unit, amount: amount * unit.size });
    const isYears = unit?.measure === 'time' && unit.size >= HOURS_A_YEAR;
    if (isYears && mention.later) this.#laterYears.push((amount * unit.size) / HOURS_A_YEAR);
    if (counts !== undefined && DEGREES.test(fold(counts))) this.#degrees.push(amount);
  }

  join(other: Figures): void {
    for (const amount of other.#amounts) this.#amounts.add(amount);
    for (const year of other.#years) this.#years.add(year);
    this.#shares.push(...other.#shares);
    this.#percents.push(...other.#percents);
    this.#measured.push(...other.#measured);
    this.#laterYears.push(...other.#laterYears);
    this.#degrees.push(...other.#degrees);
    this.#days.push(...other.#days);
  }

  /** Whether some number of these is about so much to whoever says it in round words: "six thousand" for 6,200. */
  round(amount: number): boolean {
    if (amount < LEAST_ROUND) return false;
    return [...this.#amounts].some(
      (known) =>
        !this.#years.has(known) &&
        significant(amount) < significant(known) &&
        Math.abs(known - amount) <= amount * (ROUND_SHARES[significant(amount)] ?? 0),
    );
  }

  /** Whether one of these comes to a whole number: "eight" for 7.99. */
  roundsTo(amount: number): boolean {
    return [...this.#amounts].some((known) => !Number.isInteger(known) && Math.round(known) === amount);
  }

  /** Whether so many of so many are one of these shares: "one in nine" for 11.1 per cent. */
  hasShare(count: number, all: number): boolean {
    return (
      SHARED_AMONG.has(all) &&
      count < all &&
      this.#shares.some((known) => Math.abs(count / all - known) <= SHARE_STEP)
    );
  }

  /** Whether a number follows from these without standing among them. */
  give(mention: NumberMention): boolean {
    const share = shareOf(mention);
    if (share !== undefined) return this.#giveShare(share, mention) || this.#isConverted(share, mention);
    const times = mention.values.find((value) => value.startsWith('times:'));
    if (times !== undefined) return this.#giveTimes(Number(times.slice(6)), mention.rough);
    const { amount } = mention;
    if (amount === undefined) return false;
    return (
      this.#isSpan(amount, mention) ||
      this.#isYearAfter(amount) ||
      this.#isBetweenDays(amount, mention) ||
      this.#isConverted(amount, mention) ||
      this.#isReckoned(amount, mention) ||
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
    const unit = unitOf(counts);
    const named = unit?.measure === 'time' && unit.size === HOURS_A_YEAR;
    if (amount > LONGEST_SPAN_YEARS || this.#years.size > (named ? MOST_YEARS_NAMED : MOST_YEARS))
      return false;
    const years = [...this.#years];
    if (years.some((year) => this.#years.has(year + amount))) return true;
    const isRough = named && rough && amount >= ROUGH_FROM;
    return isRough && years.some((from) => years.some((to) => to > from && mayMean(amount, to - from, side)));
  }

  /** 1889, where the texts have 1869 and "twenty years later". */
  #isYearAfter(amount: number): boolean {
    if (!isYear(amount) || this.#years.size > MOST_YEARS) return false;
    return [...this.#years].some((year) => this.#laterYears.some((span) => year + span === amount));
  }

  /** "Twelve days later" where the texts have the eleventh and the twenty-third of a month. */
  #isBetweenDays(amount: number, { counts, rough, side }: NumberMention): boolean {
    const unit = unitOf(counts);
    if (unit?.measure !== 'time' || unit.size < HOURS_A_DAY || this.#days.length > MOST_DAYS) return false;
    const said = (amount * unit.size) / HOURS_A_DAY;
    return this.#days.some((from) =>
      this.#days.some((to) => {
        const apart = to - from;
        if (apart <= 0) return false;
        return rough ? mayMean(said, apart, side) : Math.abs(said - apart) <= apart * SAME_SIZE;
      }),
    );
  }

  /** "Within a day": one of a unit, without a number. */
  addOne(word: string): void {
    const unit = unitOf(word);
    if (unit !== undefined) this.#measured.push({ ...unit, amount: unit.size });
  }

  /** "An hour and ten minutes": one length, told in two units. */
  addSum(one: Counted, other: Counted): void {
    const [large, small] = [unitOf(one.counts), unitOf(other.counts)];
    if (!large || large.measure !== small?.measure || large.size <= small.size) return;
    const amount = (one.amount ?? 0) * large.size + (other.amount ?? 0) * small.size;
    this.#measured.push({ measure: large.measure, size: 0, amount });
  }

  /** A day that the text dates, counted from any one day. */
  addDay(days: number): void {
    this.#days.push(days);
  }

  /** "Ten weeks" for seventy days, "twenty feet" for six metres, "465 Fahrenheit" for 240 degrees. */
  #isConverted(amount: number, { counts, rough, side, coarse }: NumberMention): boolean {
    if (counts !== undefined && FAHRENHEIT.test(counts))
      return this.#degrees.some((known) => Math.abs(known * 1.8 + 32 - amount) <= (rough ? 3 : 1));
    const unit = unitOf(counts);
    if (unit === undefined) return false;
    const said = amount * unit.size;
    return this.#measured.some((known) => {
      if (known.measure !== unit.measure || known.size === unit.size) return false;
      return rough || coarse
        ? mayMean(said, known.amount, side)
        : Math.abs(said - known.amount) <= known.amount * SAME_SIZE;
    });
  }

  /** What two amounts in one unit make together, or how far they are apart: "1.3 metres more". */
  #isReckoned(amount: number, { counts, differs }: NumberMention): boolean {
    const unit = unitOf(counts);
    if (unit === undefined) return false;
    const told = this.#measured.flatMap((known) =>
      known.measure === unit.measure && known.size === unit.size ? known.amount / known.size : [],
    );
    if (told.length > MOST_MEASURED) return false;
    return told.some((one) =>
      told.some((other) =>
        [one + other, ...(differs ? [one - other] : [])].some(
          (made) => one !== other && Math.abs(made - amount) < NEARLY_EQUAL,
        ),
      ),
    );
  }

  /** Together; small numbers add up to anything. */
  #isSum(amount: number): boolean {
    return (
      amount >= LEAST_SUM && this.#pairs(LEAST_PART).some(({ small, large }) => small + large === amount)
    );
  }

  /** Whether any two of the amounts are so much together, apart or times each other. */
  canMake(amount: number): boolean {
    const amounts = [...this.#amounts];
    return amounts.some((one) =>
      amounts.some((other) => [one + other, one - other, one * other].includes(amount)),
    );
  }

  /** Amounts that can be set against each other. */
  #pairs(least = 0): Pair[] {
    const amounts = [...this.#amounts].filter((amount) => amount > least && !this.#years.has(amount));
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
    const isRatio = ({ small, large }: Pair) => Math.abs(small / large - share) < NEARLY_EQUAL;
    if (isFraction && this.#pairs().some(isRatio)) return true;
    // "Nearly a third of the last 200 days", on 61 of them.
    if (
      isFraction &&
      rough &&
      side !== 'above' &&
      this.#pairs().some(({ small, large }) => fits(small / large))
    )
      return true;
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
    const aside = Math.max(LEAST_POINTS, share * SIDE_POINTS);
    if (mention.rough && this.#shares.some((said) => mayMean(share, said, mention.side, aside))) return true;
    return this.#pairs().some(({ small, large }) => mayMean(share, small / large, mention.side));
  }
}
