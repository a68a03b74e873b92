import { describe, expect, it } from 'vitest';
import { apiClient } from './client.ts';
import { EXAMPLES } from './v1-examples.ts';

/** A service whose audio goes through these states, and stays in the last. */
function clientOf(statuses: string[]) {
  let asked = 0;
  const fetch = async (): Promise<Response> => {
    const status = statuses[Math.min(asked++, statuses.length - 1)];
    return Response.json({ ...EXAMPLES.readAudio?.reply, status });
  };
  return apiClient({ apiKey: 'prl_test', baseUrl: 'https://parlance.example', fetch });
}

describe('waitForAudio', () => {
  it.each(['ready', 'failed', 'cancelled', 'review'])('ends when the audio is %s', async (end) => {
    const audio = await clientOf(['queued', 'writing', end]).waitForAudio('a', { everyMs: 1 });
    expect(audio.status).toBe(end);
  });

  it('does not wait for ever', async () => {
    const waiting = clientOf(['writing']).waitForAudio('a', { everyMs: 1, timeoutMs: 20 });
    await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('ends when the caller says so', async () => {
    const signal = AbortSignal.abort();
    const waiting = clientOf(['writing']).waitForAudio('a', { everyMs: 1, signal });
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});
