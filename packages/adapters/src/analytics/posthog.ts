import { randomUUID } from 'node:crypto';
import { AppError } from '@parlance/kernel/errors';
import { trimEndOf } from '@parlance/kernel/scan-text';
import type { Analytics } from '@parlance/ports/analytics';

type Options = {
  /** PostHog's cloud or a server of one's own. */
  baseUrl: string;
  /** The project's key, which may write only. */
  apiKey: string;
  timeoutMs?: number;
};

const TIMEOUT_MS = 5_000;

const failed = (log: string, cause?: unknown): AppError =>
  new AppError('analytics.failed', { log: `PostHog did not take an event: ${log}`, retry: 'later', cause });

/**
 * Hands events on to PostHog, or to whatever speaks its capture protocol. It is called from the server, and
 * every event has an id of its own: neither an address nor a browser nor a second event leads to a person.
 */
export function postHogAnalytics({ baseUrl, apiKey, timeoutMs = TIMEOUT_MS }: Options): Analytics {
  const address = `${trimEndOf(baseUrl, /\//)}/i/v0/e/`;
  return {
    async count({ name, method, at }) {
      const body = JSON.stringify({
        api_key: apiKey,
        event: name,
        distinct_id: randomUUID(),
        timestamp: at.toISOString(),
        // Without them it would make a person of the event and look up where our server stands.
        properties: { method, $process_person_profile: false, $geoip_disable: true },
      });
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw failed("it can't be reached", cause);
      });
      await answer.body?.cancel();
      if (!answer.ok) throw failed(`it answered ${answer.status}`);
    },
  };
}
