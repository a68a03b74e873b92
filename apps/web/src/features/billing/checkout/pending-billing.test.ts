import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../lib/storage/browser-storage.fake.ts';
import { forgetPendingBilling, keepPendingBilling, pendingBilling } from './pending-billing.ts';

const KEY = 'pendingBillingData';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('is kept as country and tax id, and gone when forgotten', () => {
  keepPendingBilling({ country: 'BR', tax_id: '529.982.247-25' });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ country: 'BR', tax_id: '529.982.247-25' });
  expect(pendingBilling()).toEqual({ country: 'BR', tax_id: '529.982.247-25' });
  forgetPendingBilling();
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(pendingBilling()).toBeNull();
});

it('holds no tax id outside Brazil', () => {
  keepPendingBilling({ country: 'US' });
  expect(pendingBilling()).toEqual({ country: 'US' });
});

it.each(['{not json', '{"country":"XX"}', '{"country":"BR","tax_id":"529.982.247-26"}'])(
  'a memory the server would refuse is no reason to fail: %s',
  (memory) => {
    localStorage.setItem(KEY, memory);
    expect(pendingBilling()).toBeNull();
  },
);
