import { baseLanguage } from '@parlance/kernel/languages';
import { fold, stemOf } from '@parlance/language/text/fold';
import { isAmbiguousNumber, multiplierNamed } from '@parlance/language/text/number-words';
import { carriesMeaning } from '@parlance/language/text/small-words';
import { writtenNumbers } from '@parlance/language/text/written-numbers';
import { Figures, isYear } from './figures.ts';
import { cuesOf, hasWord } from './number-cues.ts';
import type { NumberMention } from './number-mention.ts';
import { numberTokens } from './number-tokens.ts';
import { readNumbers } from './read-numbers.ts';
import { unitOf } from './units.ts';

const LAST_DAY = 31;
const DAY = 'day of a month';
const DAYS_A_MONTH = 30.4375;
/** "Three things": hosts count what they say. */
const OWN_COUNTS =
  /^(?:things?|reasons?|coisas?|razoes|cosas?|razones|choses?|raisons?|dinge|grunde|cose|ragioni)$/;

/** What follows from a number without being said: the decade and the century of a year, "thousands" of 4,200. */
function implied({ values, amount, text }: NumberMention): string[] {
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
  ];
}

/** Numbers that say something about the world; one and two are articles, or "the two of them". */
export function claimedNumbers(text: string, code: string): NumberMention[] {
  const language = baseLanguage(code);
  return readNumbers(text, language).filter(({ kind, amount, text: said, counts }) => {
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

  add(text: string, code: string): this {
    const language = baseLanguage(code);
    const mentions = readNumbers(text, language);
    const { article } = cuesOf(language);
    const words = numberTokens(text);
    for (const [at, { folded, joined }] of words.entries())
      if (joined && hasWord(article, words[at - 1]?.folded)) this.#figures.addOne(folded);
    for (const [at, mention] of mentions.entries()) {
      for (const value of [...mention.values, ...implied(mention)]) this.#values.add(value);
      this.#figures.add(mention);
      if (mention.amount === undefined) continue;
      const beside = [mentions[at - 1], mentions[at + 1]].some((other) =>
        other?.values[0]?.startsWith('month:'),
      );
      const isDay = beside && mention.amount <= LAST_DAY;
      if (isDay) this.#figures.addDay(dayOf(mentions, at));
      if (mention.with !== undefined) this.#pairs.push([mention.amount, mention.with]);
      const named = mention.counts !== undefined && carriesMeaning(mention.counts, language);
      // A day of a month counts nothing, and may not be taken for a number of something.
      const noun = isDay ? DAY : named ? stemOf(mention.counts ?? '') : '';
      for (const value of mention.values) {
        keep(this.#counted, noun, value);
        keep(this.#counts, value, noun);
      }
    }
    return this;
  }

  /** Whether a number elsewhere may rest on this. */
  bears(mention: NumberMention): boolean {
    return tellingValues(mention).some((value) => this.#values.has(value)) || this.#figures.give(mention);
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

  /** Half of a pair that this text has, told with another number: "three to two" for three to one. */
  pairsOtherwise({ amount, with: other }: NumberMention): boolean {
    if (amount === undefined || other === undefined || this.#pairs.length === 0) return false;
    const holds = (pair: readonly number[], ...wanted: number[]) => wanted.every((one) => pair.includes(one));
    if (this.#pairs.some((pair) => holds(pair, amount, other))) return false;
    return this.#pairs.some((pair) => holds(pair, amount) || holds(pair, other));
  }

  /** A number of this text, said of something else that the text counts otherwise. */
  exchanges({ values, counts }: NumberMention): boolean {
    const noun = counts === undefined ? '' : stemOf(fold(counts));
    const told = noun === '' ? undefined : this.#counted.get(noun);
    if (!told || values.some((value) => told.has(value))) return false;
    return values.every((value) => {
      const others = this.#counts.get(value);
      return others !== undefined && !others.has('') && !others.has(noun);
    });
  }
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
