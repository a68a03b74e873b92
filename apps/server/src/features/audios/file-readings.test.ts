import { expect, it } from 'vitest';
import { rememberReadings } from './file-readings.ts';

const never = new AbortController().signal;

it('reads the same files once, and does not wait for long ones', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  let asked = 0;
  const share = rememberReadings(() => {
    asked++;
    return promise;
  }, 10);
  expect(await share('ada', ['a'], 'en', never)).toBeUndefined();
  resolve(0.4);
  expect(await share('ada', ['a'], 'en', never)).toBe(0.4);
  expect(asked).toBe(1);
  await share('ada', ['a'], 'pt', never);
  await share('bob', ['a'], 'en', never);
  expect(asked).toBe(3);
});

it('says nothing of files that can’t be read', async () => {
  const share = rememberReadings(() => Promise.reject(new Error('broken')));
  expect(await share('ada', ['a'], 'en', never)).toBeUndefined();
});
