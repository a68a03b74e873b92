import type { Limiter, Window } from '@parlance/ports/limiter';
import { networkOf } from '../../network-address.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** On a machine that only its owner reaches, every person and every test comes from one address. */
const LOOPBACK_FACTOR = 1_000;
const FROM_ONE_NETWORK = 3;
/** Whoever waits for a place asks again every few seconds. */
const ASKED_IN_TEN_MINUTES = 200;

type Settings = { onLoopback: boolean; tryoutsADay: number };

/** How often a stranger may ask, how many one network gets a day, and how many there are for all. */
export function tryoutLimits(limiter: Pick<Limiter, 'take'>, { onLoopback, tryoutsADay }: Settings) {
  const perNetwork = (name: string, max: number, seconds: number): Window => ({
    name,
    max: onLoopback ? max * LOOPBACK_FACTOR : max,
    seconds,
  });
  const ASKED = perNetwork('tryouts-asked', ASKED_IN_TEN_MINUTES, 10 * 60);
  const OF_NETWORK = perNetwork('tryouts-of-network', FROM_ONE_NETWORK, DAY_SECONDS);
  const OF_ALL: Window = { name: 'tryouts-of-all', max: tryoutsADay, seconds: DAY_SECONDS };
  return {
    ask: (clientAddress: string) => limiter.take(ASKED, networkOf(clientAddress)),
    async begin(clientAddress: string): Promise<void> {
      await limiter.take(OF_NETWORK, networkOf(clientAddress));
      await limiter.take(OF_ALL, 'all');
    },
  };
}

export type TryoutLimits = ReturnType<typeof tryoutLimits>;
