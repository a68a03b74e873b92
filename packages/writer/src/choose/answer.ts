import type { Sentence } from '../read/document.ts';
import type { Reading } from '../read/reading.ts';
import { bondBefore } from './bonds.ts';
import type { Choice } from './chooser.ts';
import { type NearSigns, nearnessTo } from './nearness.ts';
import { type Signs, signsIn, termsIn } from './signs.ts';
import { canBeSaid } from './units.ts';
import { leaningOf, worthsOf } from './worth.ts';

/** What is told first, in the text's order, and what the text has for the question. */
export type Answer = { readonly is: Choice['answer']; readonly told: readonly Sentence[] };

/** What tells the sentence that answers from those that don't: learned on half of 358 articles (docs/decisions/0205). */
const NEAR: Readonly<Record<keyof NearSigns, number>> = {
  own: 1.44,
  before: 2.07,
  after: 0.45,
  paragraph: 1.38,
  heading: 1.5,
  kind: 0.42,
};
/** How much of the question it has beside the sentence that has most of it. */
const MOST_OF_ALL = 0.86;
const OF_ITSELF = { worth: 0.45, leaning: 0.47, long: 0.71, first: -1.02 };

/** As much as is heard in the three lines behind the one that asks. */
const FIRST_LINES = { words: 108, paragraphs: 3 };
/** Of what an answer leans on, no more is told before it. */
const LEAD_UP_WORDS = 40;

/** A paragraph with so much of what was asked answers it, as far as words show. */
const SURE = { paragraph: 0.6, strangeLetters: 21 };

/** What it can't be understood without, as far as it is short. */
function leadUp(sentence: Sentence, sayable: readonly Sentence[], signs: readonly Signs[]): Sentence[] {
  const at = sayable.indexOf(sentence);
  const before = sayable[at - 1];
  const own = signs[sentence.index];
  const hangs = before !== undefined && own !== undefined && bondBefore(before, sentence, own) > 1;
  return hangs && before.words <= LEAD_UP_WORDS ? [before] : [];
}

/** The sentences that come nearest to a question, and whether they answer it: only what is sure is claimed or denied. */
export function answerTo(question: string, reading: Reading): Answer {
  const near = nearnessTo(question, reading);
  if (near.namesStranger || near.strangeLetters >= SURE.strangeLetters) return { is: 'none', told: [] };
  const signs = signsIn(reading, termsIn(reading));
  const worths = worthsOf(signs);
  const most = near.signs.reduce((best, { own }) => Math.max(best, own), 1e-6);
  const nearness = ({ index }: Sentence): number => {
    const [own, seen] = [near.signs[index], signs[index]];
    if (!own || !seen) return Number.NEGATIVE_INFINITY;
    const shared = (Object.keys(NEAR) as (keyof NearSigns)[]).reduce(
      (sum, name) => sum + NEAR[name] * own[name],
      0,
    );
    return (
      shared +
      (MOST_OF_ALL * own.own) / most +
      OF_ITSELF.worth * (worths[index] ?? 0) +
      OF_ITSELF.leaning * leaningOf(seen) +
      OF_ITSELF.long * seen.long +
      OF_ITSELF.first * seen.first
    );
  };
  const sayable = reading.sentences.filter(canBeSaid);
  const chosen = new Set<Sentence>();
  let words = 0;
  for (const sentence of sayable
    .filter(({ asked }) => !asked)
    .toSorted((a, b) => nearness(b) - nearness(a))) {
    const more = [...leadUp(sentence, sayable, signs), sentence].filter((each) => !chosen.has(each));
    const longer = more.reduce((sum, each) => sum + each.words, words);
    const paragraphs = new Set([...chosen, ...more].map(({ paragraph }) => paragraph));
    const isFirst = chosen.size === 0;
    if (!isFirst && (longer > FIRST_LINES.words || paragraphs.size > FIRST_LINES.paragraphs)) continue;
    for (const each of more) chosen.add(each);
    words = longer;
  }
  const isSure = near.signs.some(({ paragraph }) => paragraph >= SURE.paragraph);
  return { is: isSure ? 'found' : 'near', told: sayable.filter((sentence) => chosen.has(sentence)) };
}
