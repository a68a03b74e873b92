import { wordRegex } from '@parlance/language/text/word-regex';
import { isBareQuotation, pointsBack } from '../read/dependence.ts';
import type { Sentence } from '../read/document.ts';
import type { Reading } from '../read/reading.ts';

/** What is told or left out as one: paragraphs, with those that lean on them. */
export type Unit = readonly Sentence[];

/** A paragraph above this many words may be told in part; what hangs together is not followed further than this. */
const MAX_WORDS = { paragraph: 160, unit: 320 };
/** Less of a long paragraph is no part of it. */
const MIN_PART_WORDS = 60;

export const wordsOf = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { words }) => sum + words, 0);

/** What has no word in it, or is read by a program. */
const CODE = /(?:[=<>{}\\|^~∗]|::|->|\/\/).*(?:[=<>{}\\|^~∗]|::|->|\/\/)/u;
const canBeSaid = ({ text }: Sentence): boolean => /\p{L}{2}/u.test(text) && !CODE.test(text);

/** Whether a sentence can't be understood by who has not heard the one before it. */
function leaningIn({ pack: { grammar }, sentences }: Reading): (sentence: Sentence) => boolean {
  const turnsAgainst = wordRegex(grammar.turnsAgainst);
  return ({ index, text, section, paragraph, list, asked, inQuotation }) => {
    const before = sentences[index - 1];
    if (before === undefined || before.section !== section || asked) return false;
    const opens = before.paragraph !== paragraph;
    return (
      before.asked ||
      before.text.endsWith(':') ||
      (list !== undefined && before.list === list) ||
      (inQuotation && before.inQuotation) ||
      turnsAgainst.test(text) ||
      isBareQuotation(text, grammar) ||
      pointsBack(text, grammar, opens)
    );
  };
}

/** The paragraphs of a text, each with what leans on it; a very long one in parts that stand alone. */
export function unitsOf(reading: Reading): Unit[] {
  const leans = leaningIn(reading);
  const told = reading.sentences.filter(canBeSaid);
  const sizes = new Map<number, number>();
  for (const { paragraph, words } of told) sizes.set(paragraph, (sizes.get(paragraph) ?? 0) + words);
  const goesOn = (unit: Unit, next: Sentence): boolean => {
    const words = wordsOf(unit);
    const isLong = words >= MAX_WORDS.unit;
    if (unit.at(-1)?.paragraph !== next.paragraph) return !isLong && leans(next);
    const isInParts = (sizes.get(next.paragraph) ?? 0) > MAX_WORDS.paragraph;
    return !isInParts || (leans(next) ? !isLong : words < MIN_PART_WORDS);
  };
  const units: Sentence[][] = [];
  for (const sentence of told) {
    const unit = units.at(-1);
    if (unit && goesOn(unit, sentence)) unit.push(sentence);
    else units.push([sentence]);
  }
  return units;
}

/** As much of a unit as there is room for, from its beginning: nothing leans on what comes behind it. */
export function beginningOf(unit: Unit, fits: (sentences: Unit) => boolean): Unit {
  const ends = unit.keys().filter((at) => unit[at]?.paragraph !== unit[at + 1]?.paragraph);
  return [...ends].map((at) => unit.slice(0, at + 1)).findLast(fits) ?? [];
}
