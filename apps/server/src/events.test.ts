import { expect, it } from 'vitest';
import { openEvents } from './events.ts';

it('calls the listeners one after the other, in the order in which they subscribed', async () => {
  const { subscribe, emit } = openEvents();
  const heard: string[] = [];
  subscribe({
    async personDeleted({ userId }) {
      await Promise.resolve();
      heard.push(`first ${userId}`);
    },
  });
  subscribe({ moneyMoved: () => void heard.push('another event') });
  subscribe({ personDeleted: ({ userId }) => void heard.push(`second ${userId}`) });
  await emit('personDeleted', { userId: 'ada' });
  expect(heard).toEqual(['first ada', 'second ada']);
});

it('throws what a listener throws, so that a transaction around it is undone', async () => {
  const { subscribe, emit } = openEvents();
  const heard: string[] = [];
  subscribe({ moneyMoved: () => Promise.reject(new Error('no')) });
  subscribe({ moneyMoved: () => void heard.push('after') });
  await expect(emit('moneyMoved', {})).rejects.toThrow('no');
  expect(heard).toEqual([]);
});
