import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@parlance/kernel/clock';

const LIFETIME_SECONDS = 6 * 60 * 60;
/** Links made within the same quarter of an hour are equal, so that a player's cache still fits. */
const ROUND_SECONDS = 15 * 60;

export type SignedLinks = {
  sign(path: string): string;
  verify(path: string, expires: number | undefined, signature: string | undefined): boolean;
};

/** Links that an <audio> element can open: it sends no header, so the address itself is the key, for a while. */
export function signedLinks(secret: string, clock: Clock): SignedLinks {
  const signatureOf = (path: string, expires: number) =>
    createHmac('sha256', secret).update(`link\n${path}\n${expires}`).digest('base64url');
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    sign(path) {
      const expires = Math.ceil((nowSeconds() + LIFETIME_SECONDS) / ROUND_SECONDS) * ROUND_SECONDS;
      return `${path}?expires=${expires}&signature=${signatureOf(path, expires)}`;
    },
    verify(path, expires, signature) {
      if (expires === undefined || signature === undefined || expires < nowSeconds()) return false;
      const wanted = Buffer.from(signatureOf(path, expires));
      const given = Buffer.from(signature);
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
}
