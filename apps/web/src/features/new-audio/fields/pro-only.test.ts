import { expect, it } from 'vitest';
import { leavesOut } from './pro-only.ts';

const plan = (id: 'trial' | 'basic' | 'pro', has: boolean) => ({
  id,
  credits: 10,
  max_tokens: 128_000,
  video: has,
  long: has,
  price_cents: null,
});
const SOLD = { plans: [plan('trial', false), plan('basic', false), plan('pro', true)] };

it.each(['long', 'video'] as const)(
  'marks %s for everybody but Pro, and where nothing is sold for nobody',
  (what) => {
    expect(['trial', 'basic', 'pro'].map((id) => leavesOut(SOLD, id, what))).toEqual([true, true, false]);
    expect(leavesOut({ plans: [] }, 'trial', what)).toBe(false);
    expect(leavesOut(SOLD, undefined, what)).toBe(false);
  },
);
