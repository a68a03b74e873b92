import type { CurrentUser } from '@parlance/contract/accounts';

/** The state of a person's plan, in the one word that decides what can be done about it. */
export type Standing = 'trial' | 'running' | 'cancelled' | 'overdue' | 'ended';

export function standingOf({ plan, status }: Pick<CurrentUser, 'plan' | 'status'>): Standing {
  if (plan === 'trial') return status === 'inactive' ? 'ended' : 'trial';
  if (status === 'cancelled') return 'cancelled';
  return status === 'inactive' ? 'overdue' : 'running';
}
