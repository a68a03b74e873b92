import type { CurrentUser } from '@parlance/contract/accounts';
import { signInPath } from './redirect-target.ts';

const isGuestPath = (path: string): boolean => path === '/signin' || path === '/signup';

type Visit = { path: string; search: string; signedIn: boolean };

/** Where a visit must go instead, before the profile is known; null when it may stay. */
export function turnedAway({ path, search, signedIn }: Visit): string | null {
  if (isGuestPath(path)) return signedIn ? '/app' : null;
  return signedIn ? null : signInPath(`${path}${search}`);
}

/** Somebody without any audio begins at the create page, once; after that home stays reachable. */
export function firstSteps(
  path: string,
  user: Pick<CurrentUser, 'audios_count'>,
  appHasInitialized: boolean,
): string | null {
  const startsAtHome = path === '/app/home' && !appHasInitialized && user.audios_count === 0;
  return startsAtHome ? '/app/new-audio' : null;
}
