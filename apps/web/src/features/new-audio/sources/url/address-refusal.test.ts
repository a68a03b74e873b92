import { expect, it } from 'vitest';
import { ApiProblem } from '../../../../lib/api/api.ts';
import { isRefusedAddress } from './address-refusal.ts';

const problem = (reason: string) => new ApiProblem('address_unreadable', { status: 422, params: { reason } });

it('takes an address that can never be opened for refused, and a slow site not', () => {
  expect(isRefusedAddress(problem('address_refused'))).toBe(true);
  expect(isRefusedAddress(problem('address_not_found'))).toBe(true);
  expect(isRefusedAddress(problem('address_too_slow'))).toBe(false);
  expect(isRefusedAddress(new ApiProblem('pro_only_video', { status: 403 }))).toBe(true);
  expect(isRefusedAddress(new ApiProblem('rate_limited', { status: 429 }))).toBe(false);
  expect(isRefusedAddress(null)).toBe(false);
});
