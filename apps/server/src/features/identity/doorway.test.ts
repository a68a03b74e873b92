import { AppError } from '@parlance/kernel/errors';
import { describe, expect, it } from 'vitest';
import type { Tx } from '../../db/connect.ts';
import { doorway } from './doorway.ts';

const CLOSED = { code: 'sign_up_closed' };
const TX = {} as Tx;

function door(signUp: 'open' | 'invitation' | 'off', people: number, edition: 'home' | 'service' = 'home') {
  const given = new Set(['good']);
  const check = async (invitation: string) => {
    if (!given.has(invitation)) throw new AppError('link_used');
  };
  const door = doorway({
    signUp,
    edition,
    people: { any: async () => people > 0, none: async () => people === 0 },
    invitations: {
      check,
      async take(_, invitation) {
        await check(invitation);
        given.delete(invitation);
      },
    },
  });
  return { ...door, given };
}

describe('the door', () => {
  it.each(['open', 'invitation', 'off'] as const)(
    'lets the first person in when it is %s',
    async (signUp) => {
      const { isOpen, knock, admit } = door(signUp, 0);
      expect(await isOpen()).toBe(true);
      await knock(undefined);
      expect(await admit(TX, {})).toEqual({ isAdmin: true });
      expect(await door(signUp, 0, 'service').admit(TX, {})).toEqual({ isAdmin: false });
    },
  );

  it('lets everybody in when it is open, and nobody else when it is off', async () => {
    await door('open', 3).knock(undefined);
    expect(await door('open', 3).admit(TX, {})).toEqual({ isAdmin: false });
    await expect(door('off', 3).knock('good')).rejects.toMatchObject(CLOSED);
    await expect(door('off', 3).admit(TX, { invitation: 'good' })).rejects.toMatchObject(CLOSED);
  });

  it('lets whomever in that a provider may let in', async () => {
    expect(await door('off', 3).admit(TX, { letIn: true })).toEqual({ isAdmin: false });
  });

  it('takes an invitation once, and not before the account is made', async () => {
    const { knock, isOpen, admit, given } = door('invitation', 1);
    expect(await isOpen()).toBe(false);
    await expect(knock(undefined)).rejects.toMatchObject(CLOSED);
    await knock('good');
    expect(given.has('good')).toBe(true);
    expect(await admit(TX, { invitation: 'good' })).toEqual({ isAdmin: false });
    await expect(admit(TX, { invitation: 'good' })).rejects.toMatchObject({ code: 'link_used' });
    await expect(knock('good')).rejects.toMatchObject({ code: 'link_used' });
  });
});
