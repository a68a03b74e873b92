import { expect, it } from 'vitest';
import { isPremium } from './remake-cost.ts';

it('knows a premium voice alone, in a pair and beside another', () => {
  const options = {
    voices: [
      { id: 'plain', tier: 'standard' },
      { id: 'fine', tier: 'premium' },
    ],
    pairs: [{ id: 'both', host: 'plain', cohost: 'fine' }],
  } as unknown as Parameters<typeof isPremium>[0];
  expect(['plain', 'fine', 'both'].map((voice) => isPremium(options, voice))).toEqual([false, true, true]);
  expect(isPremium(options, { host: 'plain', cohost: 'plain' })).toBe(false);
  expect(isPremium(undefined, 'fine')).toBe(false);
});
