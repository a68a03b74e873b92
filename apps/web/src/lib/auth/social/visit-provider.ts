import { type Provider, startSocialLink, startSocialSignIn } from '@parlance/contract/identity';
import { call } from '../../api/api.ts';
import { awaitReturn, type SocialReturn } from './social-return.ts';

const WINDOW = { name: 'parlance-sign-in', features: 'popup,width=500,height=680' };
/** Kept by this tab alone, for as long as it is away. */
const VISIT_KEY = 'providerVisit';

function leaveFor(url: string, provider: Provider): void {
  try {
    sessionStorage.setItem(VISIT_KEY, provider);
  } catch {
    // Blocked storage: the return is then believed only where a cookie proves it.
  }
  location.assign(url);
}

/**
 * True once after this tab went to the provider. Anybody can write an address with an outcome in it; only
 * somebody who set out from here is told about it.
 */
export function cameBackFrom(provider: Provider): boolean {
  try {
    const visited = sessionStorage.getItem(VISIT_KEY);
    sessionStorage.removeItem(VISIT_KEY);
    return visited === provider;
  } catch {
    return false;
  }
}

let stopWaiting = (): void => undefined;

/**
 * Must be called straight from a click: the window opens before anything is asked, or the browser blocks
 * it. A blocked window becomes a visit with the whole page.
 */
export async function visitToSignIn(
  provider: Provider,
  redirect: string | null,
  onReturn: (said: SocialReturn) => void,
): Promise<'popup' | 'redirect'> {
  const popup = window.open('about:blank', WINDOW.name, WINDOW.features);
  const how = popup ? 'popup' : 'redirect';
  try {
    const body = { how, redirect: redirect ?? undefined } as const;
    const { url } = await call(startSocialSignIn, { params: { provider }, body });
    if (!popup) leaveFor(url, provider);
    else {
      stopWaiting();
      stopWaiting = awaitReturn(provider, onReturn);
      popup.location.replace(url);
    }
    return how;
  } catch (error) {
    popup?.close();
    throw error;
  }
}

/** Leaves for the provider with the whole page; it comes back to `redirect` with a word on how it went. */
export async function visitToLink(provider: Provider, redirect: string): Promise<void> {
  const body = { how: 'redirect', redirect } as const;
  const { url } = await call(startSocialLink, { params: { provider }, body });
  leaveFor(url, provider);
}
