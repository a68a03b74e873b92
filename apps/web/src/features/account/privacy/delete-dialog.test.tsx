import { expect, it } from 'vitest';
import { drawn } from '../../../ui/page/drawn.fake.tsx';
import { keepsAccount, PlanFirst } from './delete-dialog.tsx';

it('has nobody type who would be refused for their plan, and nobody else leave', () => {
  expect(keepsAccount({ next_billing_at: '2026-12-01T00:00:00Z' })).toBe(true);
  // On trial, cancelled, or on a plan that whoever runs the service has given.
  expect(keepsAccount({ next_billing_at: null })).toBe(false);
});

it('says where the plan is ended, and asks for no phrase', async () => {
  const html = await drawn(<PlanFirst close={() => undefined} />);
  expect(html).toMatch(/<a [^>]*href="\/app\/subscription-plans"[^>]*>Cancel it first/);
  expect(html).not.toContain('<input');
});
