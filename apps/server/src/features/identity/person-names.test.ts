import { LIMITS } from '@parlance/kernel/limits';
import { describe, expect, it } from 'vitest';
import { readProfile } from './person-names.ts';

const EMAIL = 'ada@example.com';

describe('the address that a provider tells', () => {
  it.each([
    'not an address',
    'a@example.com\r\nbcc: b@example.com',
    'a@example.com\n',
    'ada <ada@example.com>',
    `${'a'.repeat(5_000)}@example.com`,
    'ada@example.com ',
    ' ada@example.com',
    'ada＠example.com',
    'ada@example.com\u0000',
    'ada@exa\u200bmple.com',
    '',
  ])('is refused as %j', (email) => expect(readProfile({ email, name: 'Ada' })).toBeUndefined());

  it('is normalised as at a sign-up', () =>
    expect(readProfile({ email: 'Ada@Example.COM', name: 'Ada Example' })).toEqual({
      email: EMAIL,
      name: 'Ada Example',
    }));
});

describe('the name that a provider tells', () => {
  const nameOf = (name: unknown) => readProfile({ email: EMAIL, name })?.name;

  it.each([
    ['Ada\r\nbcc: b@example.com', 'Ada bcc: b@example.com'],
    ['\u202eelpmaxE adA', 'elpmaxE adA'],
    ['A', 'ada'],
    ['\u0000\u0001', 'ada'],
    [undefined, 'ada'],
    [{ toString: 'Ada' }, 'ada'],
  ])('%j becomes %j', (said, name) => expect(nameOf(said)).toBe(name));

  it('is cut, between two characters', () => {
    expect(nameOf('a'.repeat(100_000))).toHaveLength(LIMITS.nameMaxChars);
    const name = nameOf(`a${'👩'.repeat(100)}`) ?? '';
    expect(name.isWellFormed()).toBe(true);
    expect(name.length).toBeLessThanOrEqual(LIMITS.nameMaxChars);
  });
});
