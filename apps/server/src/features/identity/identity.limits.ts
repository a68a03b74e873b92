import { createHash } from 'node:crypto';
import type { GrowingWait, Limiter, Window } from '@parlance/ports/limiter';
import { networkOf } from '../../network-address.ts';

const HOUR_SECONDS = 60 * 60;
/** On a machine that only its owner reaches, every person and every test comes from one address. */
const LOOPBACK_FACTOR = 1_000;

export type IdentityLimits = ReturnType<typeof identityLimits>;

/** How often one address, and one machine, may ask for what costs somebody else something. */
export function identityLimits(limiter: Limiter, { onLoopback }: { onLoopback: boolean }) {
  const perMachine = (name: string, max: number, seconds: number): Window => ({
    name,
    max: onLoopback ? max * LOOPBACK_FACTOR : max,
    seconds,
  });
  const MAILS_TO_ADDRESS: Window = { name: 'mails-to-address', max: 5, seconds: HOUR_SECONDS };
  const MAILS_FROM_MACHINE = perMachine('mails-from-machine', 30, HOUR_SECONDS);
  const SIGN_UPS = perMachine('sign-ups', 20, HOUR_SECONDS);
  const SIGN_INS = perMachine('sign-ins', 100, HOUR_SECONDS / 6);
  const TOKENS = perMachine('tokens', 60, HOUR_SECONDS / 6);
  const VISITS = perMachine('visits', 60, HOUR_SECONDS / 6);
  const PASSWORD: GrowingWait = {
    name: 'password',
    free: 5,
    maxWaitSeconds: 60,
    forgetAfterSeconds: 24 * HOUR_SECONDS,
  };

  /** Addresses of people who never came here are nobody's to keep. */
  const keyOf = (email: string): string =>
    createHash('sha256').update(email.toLowerCase()).digest('base64url');

  return {
    async mail(email: string, clientAddress: string): Promise<void> {
      await limiter.take(MAILS_FROM_MACHINE, networkOf(clientAddress));
      await limiter.take(MAILS_TO_ADDRESS, keyOf(email));
    },
    signUp: (clientAddress: string) => limiter.take(SIGN_UPS, networkOf(clientAddress)),
    async signIn(email: string, clientAddress: string): Promise<void> {
      await limiter.take(SIGN_INS, networkOf(clientAddress));
      await limiter.attempt(PASSWORD, keyOf(email));
    },
    signedIn: (email: string) => limiter.forget(PASSWORD, keyOf(email)),
    token: (clientAddress: string) => limiter.take(TOKENS, networkOf(clientAddress)),
    visit: (clientAddress: string) => limiter.take(VISITS, networkOf(clientAddress)),
  };
}
