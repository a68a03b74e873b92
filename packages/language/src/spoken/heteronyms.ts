import { coreAt, coreBehind, type Rule } from './place.ts';

/** How many words ahead may still tell. */
const NEAR = 6;

/** A word that is spelt like another: which of the two it is, its neighbours tell. */
export const heteronym: Rule = (core, place) => {
  const table = place.language.heteronyms;
  const word = core.toLowerCase();
  if (!table || !Object.hasOwn(table, word)) return undefined;
  const [before, behind] = [coreAt(place, -1), coreBehind(place)];
  const following = Array.from({ length: NEAR }, (_, step) => coreAt(place, step + 1));
  return table[word]!.find(
    ({ after, before: next, near }) =>
      (after?.test(before) ?? true) &&
      (next?.test(behind) ?? true) &&
      (near === undefined || following.some((each) => near.test(each))),
  )?.said;
};
