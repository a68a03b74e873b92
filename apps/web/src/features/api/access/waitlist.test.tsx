import type { ApiAccess } from '@parlance/contract/api-access';
import { expect, it } from 'vitest';
import { drawn } from '../../../ui/page/drawn.fake.tsx';
import { Waitlist } from './waitlist.tsx';

const access = (status: ApiAccess['status']) => ({ status, requested_at: null }) as ApiAccess;

it('calls every state by its name, also the one before anything was asked for', async () => {
  expect(await drawn(<Waitlist access={access('inactive')} />)).toContain('Inactive');
  const waiting = await drawn(<Waitlist access={access('waitlisted')} />);
  expect(waiting).toContain('On the waitlist');
  expect(waiting).not.toContain('Inactive');
});
