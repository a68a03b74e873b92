import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { newKey } from './records.ts';

const FIRST_RETRY_MS = 500;
const TRIES = 8;
/** Now and then news comes twice: the real one promises no less than once, and no order. */
const TWICE = 0.1;

export type SentEvent = { id: string; type: string; body: string };

export const sign = (body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Brings signed news to the product until it is taken, in any order. */
export function openWebhooks({ url, secret }: { url: string | undefined; secret: string }) {
  const closing = new AbortController();
  let held: SentEvent[] | undefined;

  async function deliver({ body }: SentEvent): Promise<void> {
    for (let tries = 0; tries < TRIES && url; tries++) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': sign(body, secret) };
      const taken = await fetch(url, { method: 'POST', headers, body, signal: closing.signal }).then(
        (reply) => reply.ok,
        () => false,
      );
      if (taken || closing.signal.aborted) return;
      await sleep(FIRST_RETRY_MS * 2 ** tries, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  function send(event: SentEvent): void {
    // Later than what follows it, as likely as not.
    setTimeout(() => void deliver(event), Math.random() * 20).unref();
    if (Math.random() < TWICE) setTimeout(() => void deliver(event), 40).unref();
  }

  return {
    emit(type: string, object: object): void {
      const id = newKey('evt');
      const about = { id, object: 'event', type, created: Math.floor(Date.now() / 1000), livemode: false };
      const event = { id, type, body: JSON.stringify({ ...about, data: { object } }) };
      if (held) held.push(event);
      else send(event);
    },
    /** For tests: from now on news is kept back, and given out by this. */
    hold(): () => SentEvent[] {
      held = [];
      return () => held?.splice(0) ?? [];
    },
    close(): void {
      closing.abort();
    },
  };
}
