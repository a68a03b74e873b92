import type { Clock } from '@parlance/kernel/clock';
import type { OneTimeTokenStore } from '../identity.store.ts';

const INVITATION_MINUTES = 7 * 24 * 60;
const MINUTE_MS = 60_000;

type Deps = { tokens: Pick<OneTimeTokenStore, 'issue'>; clock: Clock; publicUrl: string };

/** A link that makes one account, for a week. Whoever asks for it passes it on: a home may have no mail. */
export async function invite({ tokens, clock, publicUrl }: Deps): Promise<{ url: string; expiresAt: Date }> {
  const token = await tokens.issue({ kind: 'invitation', email: '' }, INVITATION_MINUTES);
  const expiresAt = new Date(clock.now().getTime() + INVITATION_MINUTES * MINUTE_MS);
  return { url: `${publicUrl}/signup?invitation=${token}`, expiresAt };
}
