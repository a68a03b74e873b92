import type { ScriptLine } from '@parlance/artifacts/script';
import { sameClaim, standsIn } from '../quoted-words.ts';

/** Whether whoever wrote a line quotes the source for a number or a name in it that follows from there. */
export function isBorneOut(
  claim: string,
  { basis = [] }: ScriptLine,
  textOf: ReadonlyMap<string, string>,
): boolean {
  const own = basis.filter((one) => sameClaim(claim, one.claim));
  return own.length > 0 && own.every(({ passage, words }) => standsIn(words, textOf.get(passage) ?? ''));
}
