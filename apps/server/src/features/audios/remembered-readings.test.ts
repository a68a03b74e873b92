import { AppError } from '@parlance/kernel/errors';
import { expect, it } from 'vitest';
import { rememberReadings } from './remembered-readings.ts';

const never = new AbortController().signal;

it('reads the same files once, and does not wait for long ones', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  let asked = 0;
  const share = rememberReadings((_userId, _files: string[]) => {
    asked++;
    return promise;
  }, 10);
  expect(await share('ada', ['a', 'en'], never)).toBeUndefined();
  resolve(0.4);
  expect(await share('ada', ['a', 'en'], never)).toBe(0.4);
  expect(asked).toBe(1);
  await share('ada', ['a', 'pt'], never);
  await share('bob', ['a', 'en'], never);
  expect(asked).toBe(3);
});

it('reads for one person at a time what they ask for, and never keeps others waiting for it', async () => {
  const first = Promise.withResolvers<number>();
  const asked: string[] = [];
  const share = rememberReadings((userId, [id = '']: string[]) => {
    asked.push(`${userId} ${id}`);
    return id === 'long' ? first.promise : Promise.resolve(0.2);
  }, 10);
  expect(await share('ada', ['long', 'en'], never)).toBeUndefined();
  expect(await share('ada', ['short', 'en'], never)).toBeUndefined();
  expect(await share('bob', ['short', 'en'], never)).toBe(0.2);
  expect(asked).toEqual(['ada long', 'bob short']);
  first.resolve(0.4);
  expect(await share('ada', ['long', 'en'], never)).toBe(0.4);
  expect(await share('ada', ['short', 'en'], never)).toBe(0.2);
});

it('says nothing of files that can’t be read, and tries again what failed by chance', async () => {
  const errors = [new AppError('not_found'), new Error('too busy')];
  const share = rememberReadings(async (_, [id]: string[]) => {
    const error = errors[Number(id)];
    errors[1] = undefined as never;
    if (error) throw error;
    return 0.3;
  });
  expect(await share('ada', ['1', 'en'], never)).toBeUndefined();
  expect(await share('ada', ['1', 'en'], never)).toBe(0.3);
  errors[1] = new AppError('fetch.unreachable', { retry: 'later' });
  expect(await share('ada', ['1', 'pt'], never)).toBeUndefined();
  expect(await share('ada', ['1', 'pt'], never)).toBe(0.3);
  expect(await share('ada', ['0', 'en'], never)).toBeUndefined();
  errors[0] = undefined as never;
  expect(await share('ada', ['0', 'en'], never)).toBeUndefined();
});
