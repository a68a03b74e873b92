import { ownPath } from '@parlance/contract/own-path';

/** Where to go after signing in: the page of ours that was wanted, else the app's own start. */
export const redirectTarget = (redirect: string | null): string => ownPath(redirect) ?? '/app';

export const signInPath = (wanted: string): string => `/signin?${new URLSearchParams({ redirect: wanted })}`;
