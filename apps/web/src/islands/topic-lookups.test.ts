import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TopicLookups } from './topic-lookups.ts';

const asked: { url: string; signal: AbortSignal }[] = [];
const answered: PromiseWithResolvers<Response>[] = [];
const told: unknown[] = [];
const lookups = () => new TopicLookups((found) => told.push(found));
const answer = (place: number, topics: string[]) =>
  answered[place]?.resolve(Response.json({ knowledge: 'known', topics }));

beforeEach(() => {
  for (const list of [asked, answered, told]) list.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ url, signal });
    const reply = Promise.withResolvers<Response>();
    answered.push(reply);
    return reply.promise;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks once somebody pauses, and not for each letter', async () => {
  const typing = lookups();
  for (const typed of ['B', 'Be', 'Bee']) typing.ask(typed, 'en-US', 100);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked.map(({ url }) => url)).toEqual(['/api/topics?topic=Bee&language=en-US']);
  answer(0, ['Bees']);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([{ knowledge: 'known', topics: ['Bees'] }]);
});

it('lets go of the question before, and does not hear its answer', async () => {
  const typing = lookups();
  typing.ask('Bee', 'en-US', 100);
  await vi.advanceTimersByTimeAsync(300);
  typing.ask('Tea', 'en-US', 100);
  expect(asked[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  answer(0, ['Bees']);
  answer(1, ['Tea']);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([{ knowledge: 'known', topics: ['Tea'] }]);
});

it('asks nothing of a text, an address or an empty field', async () => {
  for (const typed of ['', 'one line\nand another', 'https://example.org', 'example.org/a', 'x'.repeat(200)])
    lookups().ask(typed, 'en-US', 100);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([]);
});
