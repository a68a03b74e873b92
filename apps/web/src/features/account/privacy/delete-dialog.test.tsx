import { expect, it } from 'vitest';
import { drawn } from '../../../ui/page/drawn.fake.tsx';
import { keepsAccount, PlanFirst } from './delete-dialog.tsx';

it('has nobody type who would be refused for their plan, and nobody else leave', () => {
  const paid = { plan: 'pro', status: 'active', next_billing_at: '2026-12-01T00:00:00Z' } as const;
  expect(keepsAccount(paid)).toBe(true);
  expect(keepsAccount({ ...paid, status: 'inactive', next_billing_at: null })).toBe(true);
  for (const free of [
    { plan: 'trial', status: 'active' },
    { plan: 'trial', status: 'inactive' },
    { plan: 'pro', status: 'cancelled' },
    // One that whoever runs the service has given.
    { plan: 'pro', status: 'active' },
  ] as const)
    expect(keepsAccount({ ...free, next_billing_at: null })).toBe(false);
});

it('says where the plan is ended, and asks for no phrase', async () => {
  const html = await drawn(<PlanFirst close={() => undefined} />);
  expect(html).toMatch(/<a [^>]*href="\/app\/subscription-plans"[^>]*>Cancel it first/);
  expect(html).not.toContain('<input');
});
