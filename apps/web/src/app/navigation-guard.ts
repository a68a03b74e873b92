import { redirect } from 'react-router';
import { firstSteps, turnedAway } from '../features/auth/guard.ts';
import { signInPath } from '../features/auth/redirect-target.ts';
import { claimTriedAudio } from '../lib/api/claim-tryout.ts';
import { loadCurrentUser, refreshCurrentUser, signOut } from '../lib/auth/identity.ts';
import { offers } from '../lib/offers.ts';
import { withoutTrailingSlash } from '../lib/public-pages.ts';
import { hasAccessToken, markInitialized, showSnackbar, useClientState } from '../lib/storage/state.ts';

/** Pages about what is not offered where nothing is sold. */
const SOLD = new Set([
  '/app/subscription-plans',
  '/app/subscription-success',
  '/app/credit-purchase-success',
  '/app/api-credit-purchase-success',
]);

const whereOf = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return { path: withoutTrailingSlash(pathname), search, signedIn: hasAccessToken() };
};

export function guardGuestPage(request: Request): null {
  const away = turnedAway(whereOf(request));
  if (away) throw redirect(away);
  return null;
}

const BEGINNINGS = new Set(['/app', '/app/home', '/app/new-audio']);

/** Whoever tried something before signing up finds it first. */
async function leadToTriedAudio(path: string): Promise<void> {
  const audioId = await claimTriedAudio();
  if (!audioId) return;
  await refreshCurrentUser();
  if (!BEGINNINGS.has(path)) return;
  markInitialized();
  throw redirect(`/app/audio/${audioId}`);
}

/** Runs before every page under /app is shown. */
export async function guardAppPage(request: Request, profileFailed: string): Promise<null> {
  const visit = whereOf(request);
  const away = turnedAway(visit);
  if (away) throw redirect(away);
  if (!offers().plans && SOLD.has(visit.path)) throw redirect('/app/my-account');
  if (!useClientState.getState().currentUser) {
    try {
      await loadCurrentUser();
    } catch (error) {
      console.error('The profile could not be loaded', error);
      // Ends here at once; nobody waits for a server that just failed.
      void signOut();
      showSnackbar(profileFailed, 'error');
      throw redirect(signInPath(`${visit.path}${visit.search}`));
    }
  }
  await leadToTriedAudio(visit.path);
  const { currentUser, appHasInitialized } = useClientState.getState();
  const first = currentUser && firstSteps(visit.path, currentUser, appHasInitialized);
  // /app only leads on to /app/home, whose rule must still find the app uninitialised.
  if (visit.path !== '/app') markInitialized();
  if (first) throw redirect(first);
  return null;
}
