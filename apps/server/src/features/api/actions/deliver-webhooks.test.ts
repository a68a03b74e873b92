import { expect, it, vi } from 'vitest';
import { type DeliverDeps, openDeliveries } from './deliver-webhooks.ts';

it('fills a place as soon as it is free, whatever the others wait for', async () => {
  const waiting = Array.from({ length: 12 }, (_, index) => `https://example.com/${index}`);
  const ends = new Map<string, () => void>();
  const settle = vi.fn(async () => undefined);
  const deps = {
    webhooks: {
      settle,
      take: async (_lane: string, { most }: { most: number }) =>
        waiting
          .splice(0, most)
          .map((url) => ({ delivery: { id: url, event: {} }, webhook: { url, secretSeed: '' } })),
    },
    secrets: { headersFor: () => ({}) },
    poster: {
      post: (url: string) => new Promise((end) => ends.set(url, () => end({ status: 200 }))),
    },
    clock: { now: () => new Date() },
    log: { warn: () => {} },
  } as unknown as DeliverDeps;
  const { promise: refilled, resolve } = Promise.withResolvers<void>();
  const deliveries = openDeliveries(deps, 'events', () => resolve(deliveries.fill()));
  await deliveries.fill();
  expect(ends.size).toBe(10);
  ends.get('https://example.com/7')?.();
  await refilled;
  expect([...ends.keys()].at(-1)).toBe('https://example.com/10');
  expect(settle).toHaveBeenCalledTimes(1);
  for (const end of ends.values()) end();
  await deliveries.close();
});
