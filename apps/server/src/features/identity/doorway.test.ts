import { AppError } from '@parlance/kernel/errors';
import { describe, expect, it } from 'vitest';
import { doorway } from './doorway.ts';

const CLOSED = { code: 'sign_up_closed' };

function door(signUp: 'open' | 'invitation' | 'off', people: number) {
  const given = new Set(['good']);
  const consume = async (token: string) => {
    if (!given.delete(token)) throw new AppError('link_used');
    return {} as never;
  };
  return { ...doorway({ signUp, hasPeople: async () => people > 0, tokens: { consume } }), given };
}

describe('the door', () => {
  it.each(['open', 'invitation', 'off'] as const)(
    'lets the first person in when it is %s',
    async (signUp) => {
      expect(await door(signUp, 0).isOpen()).toBe(true);
      await (await door(signUp, 0).knock(undefined))();
    },
  );

  it('lets everybody in when it is open, and nobody else when it is off', async () => {
    await (await door('open', 3).knock(undefined))();
    await expect(door('off', 3).knock('good')).rejects.toMatchObject(CLOSED);
  });

  it('takes an invitation once, and not before it is used', async () => {
    const { knock, isOpen, given } = door('invitation', 1);
    expect(await isOpen()).toBe(false);
    await expect(knock(undefined)).rejects.toMatchObject(CLOSED);
    const take = await knock('good');
    expect(given.has('good')).toBe(true);
    await take();
    await expect((await knock('good'))()).rejects.toMatchObject({ code: 'link_used' });
  });
});
