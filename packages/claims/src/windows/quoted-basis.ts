import type { Basis } from '@parlance/artifacts/script';
import { sameClaim, standsIn } from '../quoted-words.ts';

/** Whether somebody quotes the source, as it stands there, for a number or a name that follows from it. */
export function isQuotedFor(
  claim: string,
  basis: readonly Basis[] = [],
  textOf: ReadonlyMap<string, string>,
): boolean {
  const own = basis.filter((one) => sameClaim(claim, one.claim));
  return own.length > 0 && own.every(({ passage, words }) => standsIn(words, textOf.get(passage) ?? ''));
}
