import type { Brief } from '@parlance/artifacts/brief';
import type { Options } from '@parlance/contract/options';
import { creditsFor } from '@parlance/kernel/credits';

export const isPremium = ({ voices }: Options, { host, cohost }: Brief['voices']): boolean =>
  voices.some(({ id, tier }) => (id === host || id === cohost) && tier === 'premium');

/** `scriptMs`: how long an own script is, as it is said; undefined for every other source. */
export const creditsOf = (
  options: Options,
  { length, voices, scriptMs }: Pick<Brief, 'length' | 'voices'> & { scriptMs: number | undefined },
): number => creditsFor({ length, scriptMs, premium: isPremium(options, voices) });
