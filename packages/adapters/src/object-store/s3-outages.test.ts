import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@parlance/kernel/errors';
import { expect, it } from 'vitest';
import { type Opened, wholeBody } from './s3-body.ts';
import { openCalls } from './s3-calls.ts';

const bytes = Uint8Array.from({ length: 100 }, (_, index) => index);

/** A body that breaks off, or falls silent, after so many bytes. */
function breaking(from: number, after: number, how: 'break' | 'silence' | 'end'): Opened {
  async function* body() {
    yield bytes.subarray(from, from + after);
    if (how === 'break') throw new Error('aborted');
    if (how === 'silence') await new Promise(() => {});
  }
  return { body: body(), bytes: bytes.length - from };
}

async function received(body: AsyncIterable<Uint8Array>): Promise<number[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return [...Buffer.concat(chunks)];
}

it.each(['break', 'silence', 'end'] as const)('goes on where a body ends too early: %s', async (how) => {
  const asked: number[] = [];
  const open = async (from: number) => {
    asked.push(from);
    return breaking(from, 40, how);
  };
  expect(await received(wholeBody('key', breaking(0, 40, how), open, 50))).toEqual([...bytes]);
  expect(asked).toEqual([40, 80]);
});

it('gives up a body of which nothing more comes', async () => {
  let asked = 0;
  const open = async (from: number) => {
    asked++;
    return breaking(from, 0, 'break');
  };
  const failure = { code: 'object.unavailable', params: { retry_after_seconds: 5 } };
  await expect(received(wholeBody('key', breaking(0, 40, 'break'), open))).rejects.toMatchObject(failure);
  expect(asked).toBe(4);
});

const refusal = (name: string, httpStatusCode: number) =>
  Object.assign(new Error(name), { name, $metadata: { httpStatusCode } });

it.each([
  [refusal('NotFound', 404), 'object.missing'],
  [refusal('NoSuchBucket', 404), 'object.unavailable'],
  [refusal('AccessDenied', 403), 'object.unavailable'],
  [refusal('InternalError', 500), 'object.unavailable'],
  [refusal('InsufficientStorage', 507), 'object.out_of_space'],
  [new Error('connect ECONNREFUSED'), 'object.unavailable'],
])('says what %s means', async (cause, code) => {
  const { call } = openCalls(async () => {});
  await expect(call('key', () => Promise.reject(cause))).rejects.toMatchObject({ code });
});

it('refuses at once, and ends what is under way, while the store is away', async () => {
  const away = new Error('nobody there');
  let isAway = true;
  const { call, check } = openCalls(async () => {
    if (isAway) throw away;
  });
  const hanging = call(
    'key',
    ({ abortSignal }) =>
      new Promise((_, reject) => abortSignal.addEventListener('abort', () => reject(abortSignal.reason))),
  );
  await expect(check()).rejects.toBeInstanceOf(AppError);
  await expect(hanging).rejects.toMatchObject({ code: 'object.unavailable' });
  let sent = 0;
  const send = async () => ++sent;
  await expect(call('key', send)).rejects.toMatchObject({ code: 'object.unavailable', retry: 'later' });
  expect(sent).toBe(0);
  isAway = false;
  await check();
  expect(await call('key', send)).toBe(1);
});

it('notices by itself that the store is back', async () => {
  let asked = 0;
  const { call } = openCalls(async () => {
    if (++asked < 2) throw new Error('not yet');
  });
  const failing = () => Promise.reject(new Error('socket hang up'));
  await expect(call('key', failing)).rejects.toMatchObject({ code: 'object.unavailable' });
  for (;;) {
    const answer = await call('key', async () => 'here').catch(() => undefined);
    if (answer && asked >= 2) return;
    await sleep(20);
  }
});
