import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { analyticsSuite } from '@parlance/ports/suites/analytics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postHogAnalytics } from './posthog.ts';

type Received = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> };

const KEY = 'phc_of_a_project';
const received: Received[] = [];
let answer: number | 'nothing' = 200;

/** Takes what the real one takes: a JSON object with key, event and distinct id at /i/v0/e/. */
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString());
  const fits =
    request.method === 'POST' &&
    request.url === '/i/v0/e/' &&
    body.api_key === KEY &&
    [body.event, body.distinct_id].every((word) => typeof word === 'string' && word !== '');
  received.push({ path: request.url ?? '', headers: request.headers, body });
  if (answer === 'nothing') return;
  response.writeHead(fits ? answer : 400).end('{"status":"Ok"}');
});

let baseUrl = '';
const analytics = (timeoutMs?: number) =>
  postHogAnalytics({ baseUrl: `${baseUrl}/`, apiKey: KEY, ...(timeoutMs && { timeoutMs }) });

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

describe('events handed on to PostHog', () => {
  analyticsSuite({
    analytics,
    async forget() {
      received.length = 0;
      answer = 200;
    },
    async counted() {
      const counts = new Map<string, number>();
      for (const { body } of received) {
        const { method } = body.properties as { method: string };
        const key = JSON.stringify([String(body.timestamp).slice(0, 10), body.event, method]);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      return [...counts].map(([key, count]) => {
        const [day, event, method] = JSON.parse(key);
        return { day, event, method, count };
      });
    },
  });

  const login = { name: 'login', method: 'password', at: new Date('2026-03-04T12:00:00Z') } as const;

  it('make no person: no two have the same id, and no profile and no place is asked for', async () => {
    await analytics().count(login);
    await analytics().count(login);
    const [one, other] = received;
    expect(one?.body.distinct_id).not.toBe(other?.body.distinct_id);
    expect(one?.body.properties).toEqual({
      method: 'password',
      $process_person_profile: false,
      $geoip_disable: true,
    });
    expect(Object.keys(one?.headers ?? {})).not.toContain('x-forwarded-for');
  });

  it.each([401, 500, 'nothing'] as const)('say so when the answer is %s', async (given) => {
    answer = given;
    const error = await analytics(given === 'nothing' ? 50 : undefined)
      .count(login)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'analytics.failed', retry: 'later' });
    expect(String(error)).not.toContain(KEY);
  });
});
