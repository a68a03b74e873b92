import { baseLanguage } from '@parlance/kernel/languages';
import type { Claim } from '../judge.ts';
import { strangeNames } from '../names/read-names.ts';
import { KnownNames } from '../names/same-name.ts';
import { type Evidence, type Known, namesOf, wordsOf } from './evidence.ts';
import { strangeNumbers } from './strange-numbers.ts';

/** So much a line must have in common with a passage elsewhere before its number is taken from there. */
const SHARED_FOR_NUMBER = 3;

/** The citations of a line, with those that the source has for what it says and the model left out. */
export function citationsOf(
  { text, language, kind, cites }: Claim,
  before: string,
  evidence: Evidence,
): string[] {
  const given = cites.filter((id) => evidence.has(id));
  if (given.length === 0 && kind !== 'fact') return [...cites];
  const own = baseLanguage(language);
  const added = new Set(cites);
  if (given.length === 0) {
    const best = evidence.passageWith(text, () => true, SHARED_FOR_NUMBER);
    if (best !== undefined) added.add(best);
  }
  for (const mention of strangeNumbers(text, language, evidence.of([...added]))) {
    // What the passages of the line count otherwise is a mistake, not a citation that is missing.
    if (evidence.of([...added]).some(({ numbers }) => numbers.countsOtherwise(mention))) continue;
    const holds = ({ numbers }: Known) =>
      mention.amount === undefined || mention.counts === undefined
        ? numbers.bears(mention)
        : numbers.countsSo(mention);
    const found = evidence.passageWith(text, holds, SHARED_FOR_NUMBER);
    if (found !== undefined) added.add(found);
  }
  const near = [...namesOf(evidence.of([...added])), new KnownNames(own).add(wordsOf(before))];
  for (const name of strangeNames(text, own, near)) {
    const found = evidence.passageWith(text, ({ names }) => names.some((one) => one.knows(name, own)));
    if (found !== undefined) added.add(found);
  }
  return [...added];
}
