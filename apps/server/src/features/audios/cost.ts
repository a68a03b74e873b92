import type { Brief } from '@parlance/artifacts/brief';
import type { Options } from '@parlance/contract/options';
import { creditsFor, creditsForMade } from '@parlance/kernel/credits';

export const isPremium = ({ voices }: Options, { host, cohost }: Brief['voices']): boolean =>
  voices.some(({ id, tier }) => (id === host || id === cohost) && tier === 'premium');

/** `scriptMs`: how long an own script is, as it is said; undefined for every other source. */
export const creditsOf = (
  options: Options,
  { length, voices, scriptMs }: Pick<Brief, 'length' | 'voices'> & { scriptMs: number | undefined },
): number => creditsFor({ length, scriptMs, premium: isPremium(options, voices) });

/** A run as far as its price goes by it. */
type Priced = {
  brief: Pick<Brief, 'source' | 'length'>;
  payableLines: number[] | null;
  credits: number;
  paidEarlier: number;
};

/** An own script costs what its minutes cost, an edit what its new lines do; everything else the length asked for. */
export const isPricedByLength = ({ brief, payableLines }: Priced): boolean =>
  brief.source.type !== 'script' && payableLines === null;

/** What a run costs, of what it holds, when its recording has come out so long: never more than such a recording does. */
export function costOfMade(run: Priced, madeMs: number): number {
  if (!isPricedByLength(run)) return run.credits;
  const whole = run.credits + run.paidEarlier;
  const cost = creditsForMade({ length: run.brief.length, minutes: madeMs / 60_000, credits: whole });
  return Math.max(0, cost - run.paidEarlier);
}
