import { expect, it } from 'vitest';
import { readyMailFor } from './ready-mail.ts';

const user = (email_verified: boolean, notify_new_audio: boolean) => ({ email_verified, notify_new_audio });

it('promises a mail only to whoever will get one', () => {
  expect(readyMailFor(user(true, true), true)).toBe('comes');
  expect(readyMailFor(user(true, false), true)).toBe('off');
  expect(readyMailFor(user(false, true), true)).toBe('unconfirmed');
  expect(readyMailFor(user(true, true), false)).toBe('never');
  expect(readyMailFor(null, true)).toBe('never');
});
