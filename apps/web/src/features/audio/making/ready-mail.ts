import type { CurrentUser } from '@parlance/contract/accounts';

type Reader = Pick<CurrentUser, 'email_verified' | 'notify_new_audio'>;

/** Whether a mail will come when an audio is ready, or what is in its way. Nobody is promised one that won't. */
export function readyMailFor(
  user: Reader | null,
  serverSends: boolean,
): 'comes' | 'off' | 'unconfirmed' | 'never' {
  if (!serverSends || !user) return 'never';
  if (!user.email_verified) return 'unconfirmed';
  return user.notify_new_audio ? 'comes' : 'off';
}
