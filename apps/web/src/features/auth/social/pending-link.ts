import { Provider } from '@parlance/contract/identity';
import { LIMITS } from '@parlance/kernel/limits';
import { z } from 'zod';
import { forget, readJson, STORAGE_KEYS, writeJson } from '../../../lib/storage/storage.ts';

/** Somebody came with a provider whose address already has an account: to be linked once they have signed in. */
const PendingLink = z.object({ email: z.string(), provider: Provider, timestamp: z.number() });

export const savePendingLink = (email: string, provider: Provider, nowMs: number): void =>
  writeJson(STORAGE_KEYS.pendingAccountLink, { email, provider, timestamp: nowMs });

/** The provider to link to the account that was just signed in to. The record is gone afterwards in any case. */
export function takePendingLink(email: string, nowMs: number): Provider | null {
  const pending = readJson(STORAGE_KEYS.pendingAccountLink, PendingLink);
  forget(STORAGE_KEYS.pendingAccountLink);
  if (!pending || pending.email.toLowerCase() !== email.toLowerCase()) return null;
  const ageMs = nowMs - pending.timestamp;
  return ageMs >= 0 && ageMs < LIMITS.pendingLinkMaxAgeMs ? pending.provider : null;
}
