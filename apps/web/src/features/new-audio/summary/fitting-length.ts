import type { Estimate } from '@parlance/contract/audios';
import type { Length } from '@parlance/kernel/limits';

type Lengths = Estimate['lengths'];

/**
 * The length that is made: the one that was chosen where the material fills it, else the shortest that holds all of it.
 * Whoever likes long audios gets a short one of a short text, and pays for a short one.
 */
export function fittingLength(chosen: Length, lengths: Lengths): Length {
  const upTo = lengths.findIndex(({ length }) => length === chosen);
  return lengths.slice(0, upTo + 1).findLast(({ filled }) => filled)?.length ?? chosen;
}

/** How long everything that can be told takes, where that is less than some length holds; else nothing is to be said. */
export function minutesOfAll(lengths: Lengths): number | undefined {
  if (lengths.every(({ filled }) => filled)) return undefined;
  return Math.max(...lengths.map(({ expected_minutes }) => expected_minutes ?? 0));
}
