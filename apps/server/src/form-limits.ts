import { createHash } from 'node:crypto';
import type { Limiter } from '@parlance/ports/limiter';
import { networkOf } from './network-address.ts';

const HOUR_SECONDS = 60 * 60;
/** On a machine that only its owner reaches, every person and every test comes from one address. */
const LOOPBACK_FACTOR = 1_000;

type Most = { fromMachine: number; forAddress: number };

/** How often in an hour one machine may send a public form, and how often any may for one mail address. */
export function formLimits(
  limiter: Pick<Limiter, 'take'>,
  { onLoopback }: { onLoopback: boolean },
  name: string,
  { fromMachine, forAddress }: Most,
) {
  const MACHINE = {
    name: `${name}-from-machine`,
    max: onLoopback ? fromMachine * LOOPBACK_FACTOR : fromMachine,
    seconds: HOUR_SECONDS,
  };
  const ADDRESS = { name: `${name}-for-address`, max: forAddress, seconds: HOUR_SECONDS };

  return {
    async machine(clientAddress: string): Promise<void> {
      await limiter.take(MACHINE, networkOf(clientAddress));
    },
    async form(email: string, clientAddress: string): Promise<void> {
      await limiter.take(MACHINE, networkOf(clientAddress));
      // Addresses of people who never came here are nobody's to keep.
      await limiter.take(ADDRESS, createHash('sha256').update(email.toLowerCase()).digest('base64url'));
    },
  };
}
