import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SEED_BYTES = 16;

export type WebhookSecrets = ReturnType<typeof webhookSecrets>;

/**
 * Secrets that sign what is sent. Nobody keeps them: each is derived from the server's own secret and the
 * webhook's seed, so a copy of the database signs nothing.
 */
export function webhookSecrets(serverSecret: string) {
  const bytesOf = (seed: string): Buffer =>
    createHmac('sha256', serverSecret).update(`webhook\n${seed}`).digest();
  return {
    newSeed: (): string => randomBytes(SEED_BYTES).toString('base64url'),
    secretOf: (seed: string): string => `${PREFIX}${bytesOf(seed).toString('base64')}`,
    /** https://www.standardwebhooks.com: HMAC-SHA256 over id, seconds and body, in this order. */
    headersFor(
      seed: string,
      { id, at, body }: { id: string; at: Date; body: string },
    ): Record<string, string> {
      const seconds = String(Math.floor(at.getTime() / 1000));
      const signature = createHmac('sha256', bytesOf(seed))
        .update(`${id}.${seconds}.${body}`)
        .digest('base64');
      return {
        'webhook-id': id,
        'webhook-timestamp': seconds,
        'webhook-signature': `v1,${signature}`,
      };
    },
  };
}
