import { baseLanguage } from '@parlance/kernel/languages';
import { fold, stemOf } from '@parlance/language/text/fold';
import { isAmbiguousNumber, multiplierNamed } from '@parlance/language/text/number-words';
import { carriesMeaning } from '@parlance/language/text/small-words';
import { writtenNumbers } from '@parlance/language/text/written-numbers';
import { type ClockTime, clockTimes, saysClock } from './clock-times.ts';
import { compoundValues } from './compound-numbers.ts';
import { Figures, isYear } from './figures.ts';
import { listLengths } from './list-lengths.ts';
import { cuesOf, hasWord } from './number-cues.ts';
import { type NumberMention, plain, sizeOf } from './number-mention.ts';
import { numberTable } from './number-table.ts';
import { numberTokens } from './number-tokens.ts';
import { readNumbers } from './read-numbers.ts';
import { romanValue } from './roman.ts';
import { unitOf } from './units.ts';

const OTHERS = new Set([
  'other',
  'outros',
  'outras',
  'otros',
  'otras',
  'autres',
  'anderen',
  'andere',
  'altri',
  'altre',
]);
const LAST_DAY = 31;
const DAY = 'day of a month';
const DAYS_A_MONTH = 30.4375;
/** "Ninety-six thousand, and they got eighty-eight". */
const LEAST_SHORTENED = 1000;
const LEAST_YEAR = 10;
/** Words between a day and its month, and between "an hour" and "ten minutes". */
const DATE_REACH = 2;
const SUM_REACH = 3;
/** "Three things": hosts count what they say. */
const OWN_COUNTS =
  /^(?:things?|reasons?|coisas?|razoes|cosas?|razones|choses?|raisons?|dinge|grunde|cose|ragioni)$/;

/** What follows from a number without being said: the decade and the century of a year, "thousands" of 4,200. */
function implied({ values, amount, text, kind, counts }: NumberMention, language: string): string[] {
  const decades = values.flatMap((value) => (value.startsWith('decade:') ? Number(value.slice(7)) : []));
  const years = isYear(amount) ? [amount] : decades;
  const factor = [1e9, 1e6, 1e3, 1e2].find((size) => (amount ?? 0) >= size);
  return [
    ...writtenNumbers(text),
    ...years.flatMap((year) => [
      `decade:${year - (year % 10)}`,
      `decade2:${(year % 100) - (year % 10)}`,
      `century:${Math.floor(year / 100) + 1}`,
      `year2:${year % 100}`,
    ]),
    ...(factor === undefined ? [] : [`magnitude:${factor}`]),
    ...partsCounted(counts, amount, language),
    ...(kind === 'ordinal' && (amount ?? 0) > 2 ? [`1/${amount}`] : []),
  ];
}

/** "90 centesimi" is read as so many of a hundred where it is said in words. */
function partsCounted(counts: string | undefined, amount: number | undefined, language: string): string[] {
  const size = numberTable(language)?.parts.get(counts ?? '');
  return size === undefined || amount === undefined ? [] : [`${amount}/${size}`];
}

/** Numbers that say something about the world; one and two are articles, or "the two of them". */
export function claimedNumbers(text: string, code: string): NumberMention[] {
  const language = baseLanguage(code);
  return claimedAmong(readNumbers(text, language), language);
}

/** Those of the numbers of a text that say something about the world. */
export function claimedAmong(mentions: readonly NumberMention[], language: string): NumberMention[] {
  return mentions.filter(({ kind, amount, text: said, counts, values, side, rough }) => {
    if (values.includes('times:1')) return false;
    if (values.some((value) => value.startsWith('pct:'))) return true;
    // "Two weeks" says how long; "two of them" may be anybody.
    const measures = unitOf(counts) !== undefined || (rough && side === undefined);
    if (kind === 'words' && (amount === 2 || amount === 0.5) && measures) return true;
    if (kind === 'digits') return amount !== 1;
    // "Not a hundred of them": a size by itself is a figure of speech.
    if (kind === 'words' && multiplierNamed(fold(said)) > 1) return false;
    if (kind === 'words')
      return (amount ?? 0) > 2 && !isAmbiguousNumber(language, said) && !OWN_COUNTS.test(counts ?? '');
    if (kind === 'ordinal') return (amount ?? 3) > 2 && carriesMeaning(counts ?? 'rank', language);
    return true;
  });
}

/** The numbers that a text gives others to lean on. */
export class NumberGround {
  readonly #values = new Set<string>();
  readonly #figures = new Figures();
  /** What is counted -> how many, and the other way round. */
  readonly #counted = new Map<string, Set<string>>();
  readonly #counts = new Map<string, Set<string>>();
  /** "Three to one", "22 to 26". */
  readonly #pairs: [number, number][] = [];
  /** Values of ranks: the second of something is not two of a unit. */
  readonly #ranks = new Set<string>();
  /** In which units a value is told; '' for none. */
  readonly #units = new Map<string, Set<string>>();
  readonly #clocks: ClockTime[] = [];
  readonly #lists = new Set<number>();
  /** "The ninety-first day": ranks of units. */
  readonly #rankedUnits = new Set<string>();

  add(text: string, code: string): this {
    const language = baseLanguage(code);
    const mentions = readNumbers(text, language);
    const { article } = cuesOf(language);
    const words = numberTokens(text);
    this.#clocks.push(...clockTimes(text));
    for (const length of listLengths(text, language)) this.#lists.add(length);
    for (const { text: written } of words) {
      const value = written.length > 1 ? romanValue(written) : undefined;
      if (value !== undefined) this.#ranks.add(String(value));
    }
    for (const { folded } of words) {
      // "A fifth layer" reads like a part.
      const size = numberTable(language)?.parts.get(folded);
      if (size !== undefined) this.#ranks.add(String(size));
    }
    for (const { folded } of words)
      for (const value of [...compoundValues(folded, language), ...partsNamed(folded, language)])
        this.#values.add(value);
    let next = 0;
    for (const [at, { folded, joined }] of words.entries()) {
      while ((mentions[next]?.from ?? Number.POSITIVE_INFINITY) <= at) next++;
      if (!joined || !hasWord(article, words[at - 1]?.folded)) continue;
      const near = mentions[next];
      this.#addOne(folded, near && near.from - at <= SUM_REACH ? near : undefined);
    }
    for (const [at, mention] of mentions.entries()) {
      const isRank = mention.kind === 'ordinal';
      for (const value of mention.values) (isRank ? this.#ranks : this.#values).add(value);
      for (const value of implied(mention, language)) this.#values.add(value);
      // "One of the other three": there are four.
      if (mention.amount !== undefined && OTHERS.has(words[mention.from - 1]?.folded ?? ''))
        this.#values.add(String(mention.amount + 1));
      const unit = unitOf(mention.counts);
      if (isRank && unit) this.#rankedUnits.add(`${mention.amount} ${unit.measure} ${unit.size}`);
      for (const value of isRank ? [] : mention.values)
        keep(this.#units, value, unit === undefined ? '' : `${unit.measure} ${unit.size}`);
      this.#figures.add(mention);
      if (mention.amount === undefined) continue;
      const next = mentions[at + 1];
      if (next !== undefined && next.from - mention.to <= SUM_REACH) this.#figures.addSum(mention, next);
      const isDay = mention.amount <= LAST_DAY && isDated(mentions, at);
      if (isDay) this.#figures.addDay(dayOf(mentions, at));
      if (mention.with !== undefined) this.#pairs.push([mention.amount, mention.with]);
      const named = mention.counts !== undefined && carriesMeaning(mention.counts, language);
      // A day of a month counts nothing, and may not be taken for a number of something.
      const noun = isDay ? DAY : named ? stemOf(mention.counts ?? '') : '';
      // "1000 muscle fibers" are fibers.
      const isKind = named && !isDay && mention.then !== undefined && carriesMeaning(mention.then, language);
      for (const counted of isKind ? [noun, stemOf(mention.then ?? '')] : [noun])
        for (const value of mention.values) {
          keep(this.#counted, counted, value);
          keep(this.#counts, value, counted);
        }
    }
    return this;
  }

  /** "Within a day", "an hour and ten minutes". */
  #addOne(unit: string, next: NumberMention | undefined): void {
    this.#figures.addOne(unit);
    if (next) this.#figures.addSum({ amount: 1, counts: unit }, next);
  }

  /** Whether a number elsewhere may rest on this. */
  bears(mention: NumberMention, beside: readonly NumberMention[] = []): boolean {
    const isRank = mention.kind === 'ordinal' || (unitOf(mention.counts) === undefined && !mention.rough);
    return (
      tellingValues(mention).some((value) => this.#values.has(value) || (isRank && this.#ranks.has(value))) ||
      this.#figures.give(mention) ||
      this.#bearsAsSaid(mention, beside)
    );
  }

  /** Whether this text says the number itself. */
  holds(mention: NumberMention): boolean {
    return tellingValues(mention).some((value) => this.#values.has(value));
  }

  /** Whether this text has another number of the kind that somebody who says these leaves out. */
  hasRival({ kind }: NumberMention, said: readonly NumberMention[]): boolean {
    const own = new Set(said.flatMap(({ values }) => values));
    if (kind === 'date')
      return [...this.#values].some((value) => value.startsWith('weekday:') && !own.has(value));
    return [...this.#counts.keys()].some((value) => Number(value) > 2 && !own.has(value));
  }

  /** As people say numbers: without the century, the thousands, "o'clock", or what a list names counted. */
  #bearsAsSaid(mention: NumberMention, beside: readonly NumberMention[]): boolean {
    const { amount, kind, counts } = mention;
    if (amount === undefined) return false;
    if (amount > 2 && this.#figures.roundsTo(amount)) return true;
    if (mention.values.some((value) => value.startsWith('pct:'))) return false;
    const unit = unitOf(counts);
    if (unit && this.#rankedUnits.has(`${amount} ${unit.measure} ${unit.size}`)) return true;
    if (this.#spells(mention, beside)) return true;
    const others = beside
      .filter((other) => other !== mention && !other.values.some((value) => value.startsWith('pct:')))
      .flatMap((other) => other.amount ?? []);
    if (unitOf(counts) === undefined && saysClock(amount, others, this.#clocks)) return true;
    if (
      unitOf(counts) === undefined &&
      others.some((other) => this.#figures.hasShare(Math.min(amount, other), Math.max(amount, other)))
    )
      return true;
    if (kind !== 'words') return false;
    const thousands = others.map(sizeOf).filter((size) => size > 1 && amount < LEAST_SHORTENED);
    return (
      (amount >= LEAST_YEAR && unitOf(counts) === undefined && this.#values.has(`year2:${amount}`)) ||
      (amount > 2 && counts !== undefined && this.#lists.has(amount) && !this.countsOtherwise(mention)) ||
      (amount % 10 === 0 && counts === undefined && this.#values.has(`decade2:${amount}`)) ||
      thousands.some(
        (size) => this.#values.has(plain(amount * size)) || this.#figures.round(amount * size),
      ) ||
      this.#figures.round(amount)
    );
  }

  /** "Five-twenty" for 520, "quatro e oitenta" for 4.80: said in two parts that stand side by side. */
  #spells(mention: NumberMention, beside: readonly NumberMention[]): boolean {
    return beside.some((other) => {
      const [first, second] = mention.from < other.from ? [mention, other] : [other, mention];
      if (first === second || second.from - first.to > 1 || first.kind !== 'words' || second.kind !== 'words')
        return false;
      const [head, tail] = [first.amount ?? 0, second.amount ?? 0];
      if (head < 1 || tail < 10 || tail >= 100) return false;
      return this.#values.has(`${head}${tail}`) || this.#values.has(plain(head + tail / 100));
    });
  }

  /**
   * Whether a number follows from what several texts say together, "seven years later", or from what is said beside it:
   * "forty-three of ninety-six, less than half".
   */
  static follows(
    mention: NumberMention,
    grounds: readonly NumberGround[],
    beside: readonly NumberMention[],
  ): boolean {
    const [together, said] = [new Figures(), new Figures()];
    for (const ground of grounds) together.join(ground.#figures);
    for (const other of beside) if (other !== mention) said.add(other);
    return together.give(mention) || said.haveShare(mention);
  }

  /** Whether this text counts the same thing, and otherwise. */
  countsOtherwise({ values, counts }: NumberMention): boolean {
    const told = counts === undefined ? undefined : this.#counted.get(stemOf(fold(counts)));
    return told !== undefined && !values.some((value) => told.has(value));
  }

  /**
   * Whether this text counts the same thing once, otherwise, and has no two numbers that make this one. Measures and
   * rough numbers are converted and rounded in more ways than can be tried.
   */
  denies(mention: NumberMention): boolean {
    const { amount, counts, rough } = mention;
    if (amount === undefined || rough || unitOf(counts) || !this.countsOtherwise(mention)) return false;
    const told = this.#counted.get(stemOf(fold(counts ?? '')));
    return told?.size === 1 && !this.#figures.canMake(amount);
  }

  /** Whether this text says the same number of the same thing. */
  countsSo({ values, counts }: NumberMention): boolean {
    const told = counts === undefined ? undefined : this.#counted.get(stemOf(fold(counts)));
    return told !== undefined && values.some((value) => told.has(value));
  }

  /** "Six days" where this text has six weeks. */
  #measuresOtherwise(mention: NumberMention): boolean {
    const unit = unitOf(mention.counts);
    if (unit === undefined || this.#figures.give(mention)) return false;
    const told = mention.values.flatMap((value) => [...(this.#units.get(value) ?? [])]);
    const own = `${unit.measure} ${unit.size}`;
    return told.length > 0 && told.every((one) => one !== own && one.startsWith(`${unit.measure} `));
  }

  /** Half of a pair that this text has, told with another number: "three to two" for three to one. */
  pairsOtherwise({ amount, with: other }: NumberMention): boolean {
    if (amount === undefined || other === undefined || this.#pairs.length === 0) return false;
    const holds = (pair: readonly number[], ...wanted: number[]) => wanted.every((one) => pair.includes(one));
    if (this.#pairs.some((pair) => holds(pair, amount, other))) return false;
    return this.#pairs.some((pair) => holds(pair, amount) || holds(pair, other));
  }

  /** A number of this text, said of something else that the text counts otherwise. */
  exchanges(mention: NumberMention): boolean {
    const { values, counts } = mention;
    if (this.#measuresOtherwise(mention)) return true;
    // "Sollte sie 1993 einspringen": a year counts nothing.
    if (/^\d{4}$/.test(mention.text) && isYear(mention.amount)) return false;
    const noun = counts === undefined ? '' : stemOf(fold(counts));
    const told = noun === '' ? undefined : this.#counted.get(noun);
    if (!told || values.some((value) => told.has(value))) return false;
    return values.every((value) => {
      const others = this.#counts.get(value);
      return others !== undefined && !others.has('') && !others.has(noun);
    });
  }
}

/** Whether a month stands right beside a number, or beside the next one: "the 25th and 26th of January". */
function isDated(mentions: readonly NumberMention[], at: number): boolean {
  const mention = mentions[at];
  const isMonth = (other: NumberMention | undefined, gap: number): boolean =>
    other?.values[0]?.startsWith('month:') === true && gap <= DATE_REACH;
  if (mention === undefined) return false;
  const [before, next] = [mentions[at - 1], mentions[at + 1]];
  const gap = (next?.from ?? 0) - mention.to;
  return (
    // "Since June eight to fourteen seals": a day behind its month is no plain word.
    (mention.kind !== 'words' && isMonth(before, mention.from - (before?.to ?? 0))) ||
    isMonth(next, gap) ||
    (gap <= DATE_REACH &&
      (next?.amount ?? 0) > mention.amount! &&
      isMonth(mentions[at + 2], (mentions[at + 2]?.from ?? 0) - (next?.to ?? 0)))
  );
}

/** About how many days after any one day a dated day is; without a year, in the last one that was named. */
function dayOf(mentions: readonly NumberMention[], at: number): number {
  const month = [mentions[at + 1], mentions[at - 1]]
    .flatMap((beside) => beside?.values ?? [])
    .find((value) => value.startsWith('month:'));
  const years = mentions.map(({ amount, kind }) =>
    kind === 'digits' && isYear(amount) ? amount : undefined,
  );
  const year =
    years.slice(at, at + 3).find((one) => one !== undefined) ?? years.slice(0, at).findLast(Boolean);
  return (
    ((year ?? 0) * 12 + Number(month?.slice('month:'.length) ?? 0)) * DAYS_A_MONTH +
    (mentions[at]?.amount ?? 0)
  );
}

/** "Verdreifacht", "um terzo": read wherever it stands, where the text is leant on. */
function partsNamed(folded: string, language: string): string[] {
  const { twice, thrice } = cuesOf(language);
  const isFormOf = (words: string): boolean =>
    words.split(' ').some((word) => word !== '' && stemOf(word) === stemOf(folded));
  const size = numberTable(language)?.parts.get(folded);
  return [
    ...(isFormOf(twice) ? ['times:2'] : []),
    ...(isFormOf(thrice) ? ['times:3'] : []),
    ...(size === undefined ? [] : [`1/${size}`]),
  ];
}

/** A percentage is not some other number of the same size. */
function tellingValues({ values }: NumberMention): string[] {
  const isShare = values.some((value) => value.startsWith('pct:'));
  return isShare ? values.filter((value) => value.startsWith('pct:') || value.includes('/')) : values;
}

function keep(map: Map<string, Set<string>>, key: string, value: string): void {
  const kept = map.get(key) ?? new Set();
  kept.add(value);
  map.set(key, kept);
}
