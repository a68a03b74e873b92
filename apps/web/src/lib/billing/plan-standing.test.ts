import { expect, it } from 'vitest';
import { standingOf } from './plan-standing.ts';

it.each([
  ['trial', 'active', 'trial'],
  ['trial', 'inactive', 'ended'],
  ['basic', 'active', 'running'],
  ['pro', 'cancelled', 'cancelled'],
  ['pro', 'inactive', 'overdue'],
] as const)('somebody on %s who is %s stands as %s', (plan, status, standing) => {
  expect(standingOf({ plan, status })).toBe(standing);
});
