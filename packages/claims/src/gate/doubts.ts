import type { Basis } from '@parlance/artifacts/script';
import type { Doubt } from '../judge.ts';
import { sameClaim } from '../quoted-words.ts';
import type { Evidence } from './evidence.ts';
import { feastFollows } from './feast-basis.ts';
import { nameFollows } from './name-basis.ts';
import { numberFollows } from './number-basis.ts';

/** A long sentence; who quotes more points at nothing. */
const MOST_QUOTED = 400;

/** Whether somebody quotes words for it. */
export const answers = ({ claim }: Basis, { text }: Doubt): boolean => sameClaim(claim, text);

/**
 * Whether words that somebody quoted bear a doubted number or name out: they stand where they are said to, and nothing
 * in them speaks against it.
 */
export function isBorneOut(
  doubt: Doubt,
  basis: readonly Basis[],
  evidence: Evidence,
  language: string,
): boolean {
  const own = basis.filter((one) => answers(one, doubt));
  const isThere = ({ passage, words }: Basis) =>
    words.length <= MOST_QUOTED && evidence.quotes(passage, words);
  if (own.length === 0 || !own.every(isThere)) return false;
  // What words mean together is for whoever read them to say.
  if (doubt.isStance) return true;
  const words = own.map((one) => one.words).join('\n');
  if (doubt.feast !== undefined) return feastFollows(doubt.feast, words, evidence.language);
  return doubt.number
    ? numberFollows(doubt.number, words, evidence.language)
    : nameFollows(doubt.text, language, words, evidence.language);
}
