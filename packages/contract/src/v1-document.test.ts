import { PROBLEMS } from '@parlance/kernel/error-codes';
import { describe, expect, it } from 'vitest';
import { WebhookEvent } from './api-webhooks.ts';
import type { Route } from './route.ts';
import { v1 } from './v1.ts';
import { v1Document } from './v1-document.ts';
import { EXAMPLE_EVENT, EXAMPLES } from './v1-examples.ts';

const document = v1Document('http://localhost:3000');
const calls = Object.entries<Route>(v1);
const operationOf = ({ path, method }: Route) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method] as ReturnType<typeof JSON.parse>;

it('lists every call under its name, behind a key', () => {
  for (const [name, route] of calls) {
    expect(route.path).toMatch(/^\/v1\//);
    expect(operationOf(route)).toMatchObject({ operationId: name, security: [{ bearer: [] }] });
  }
  const listed = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
  expect(listed).toHaveLength(calls.length);
});

it('names the status of every problem a call may meet, and those of the door', () => {
  for (const [, route] of calls) {
    const statuses = Object.keys(operationOf(route).responses);
    expect(statuses).toEqual(expect.arrayContaining([String(route.status), '401', '429', '500']));
    for (const code of route.problems ?? []) expect(statuses).toContain(String(PROBLEMS[code].status));
    if (route.body) expect(statuses).toEqual(expect.arrayContaining(['413', '422']));
  }
});

describe('every example would be taken or given', () => {
  it.each(Object.entries(EXAMPLES))('%s', (name, { body, reply }) => {
    const route: Route = v1[name as keyof typeof v1];
    if (body) expect(route.body?.safeParse(body).error).toBeUndefined();
    if (reply) expect(route.reply?.safeParse(reply).error).toBeUndefined();
  });

  it('of an event', () => expect(WebhookEvent.safeParse(EXAMPLE_EVENT).error).toBeUndefined());

  it('for every call with a body', () => {
    const withBody = calls.filter(([, route]) => route.body).map(([name]) => name);
    expect(withBody.filter((name) => !EXAMPLES[name as keyof typeof v1]?.body)).toEqual([]);
  });
});
