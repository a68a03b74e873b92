import type { CurrentUser } from '@parlance/contract/accounts';
import { z } from 'zod';
import { create } from 'zustand';
import { forget, readJson, readText, STORAGE_KEYS, writeJson, writeText } from './storage.ts';

/** Who the identity endpoints say has signed in; the profile (`currentUser`) is loaded after it. */
export type IdentityUser = { name: string; email: string };

export type SnackbarColor = 'success' | 'error';
export type BottomNavItem = 'home' | 'new-audio' | 'none';

type ClientState = {
  loading: boolean;
  currentUser: CurrentUser | null;
  identityUser: IdentityUser | null;
  appHasInitialized: boolean;
  snackbar: { show: boolean; text: string; color: SnackbarColor };
  bottomNav: BottomNavItem;
  dismissedFailedRequests: string[];
  requestedFeedbackAudioIds: string[];
  isDarkMode: boolean;
};

/** The first render everywhere, at build time and in the browser; `restoreState` fills in the rest. */
export const useClientState = create<ClientState>()(() => ({
  loading: false,
  currentUser: null,
  identityUser: null,
  appHasInitialized: false,
  snackbar: { show: false, text: '', color: 'success' },
  bottomNav: 'none',
  dismissedFailedRequests: [],
  requestedFeedbackAudioIds: [],
  isDarkMode: false,
}));

const { setState, getState } = useClientState;
const Ids = z.array(z.string());

/** Takes over what the browser remembers, and follows the system's theme until a person chooses one. */
export function restoreState(): void {
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
  const chosen = readText(STORAGE_KEYS.darkMode);
  setState({
    isDarkMode: chosen === null ? systemIsDark.matches : chosen === 'true',
    dismissedFailedRequests: readJson(STORAGE_KEYS.dismissedFailedRequests, Ids) ?? [],
    requestedFeedbackAudioIds: readJson(STORAGE_KEYS.requestedFeedbackAudioIds, Ids) ?? [],
  });
  systemIsDark.addEventListener('change', ({ matches }) => {
    if (readText(STORAGE_KEYS.darkMode) === null) setState({ isDarkMode: matches });
  });
}

export function setDarkMode(isDarkMode: boolean): void {
  writeText(STORAGE_KEYS.darkMode, String(isDarkMode));
  setState({ isDarkMode });
}

export function showSnackbar(text: string, color: SnackbarColor = 'success'): void {
  setState({ snackbar: { show: true, text, color } });
}

export const hideSnackbar = (): void =>
  setState(({ snackbar }) => ({ snackbar: { ...snackbar, show: false } }));

export const setLoading = (loading: boolean): void => setState({ loading });
export const setBottomNav = (bottomNav: BottomNavItem): void => setState({ bottomNav });
export const markInitialized = (): void => setState({ appHasInitialized: true });

export const hasAccessToken = (): boolean => readText(STORAGE_KEYS.accessToken) !== null;

/** What the boot script marks when a page begins, as it changes afterwards. */
function markMember(isMember: boolean): void {
  if (typeof document !== 'undefined') document.documentElement.toggleAttribute('data-member', isMember);
}

export function startSession(accessToken: string, identityUser: IdentityUser): void {
  writeText(STORAGE_KEYS.accessToken, accessToken);
  markMember(true);
  setState({ identityUser });
}

export const setCurrentUser = (currentUser: CurrentUser): void =>
  setState({ currentUser, identityUser: { name: currentUser.name, email: currentUser.email } });

/** For a tab that learns that another one has signed out or in as somebody else. */
export function forgetUser(): void {
  markMember(hasAccessToken());
  setState({ currentUser: null, identityUser: null, appHasInitialized: false });
}

export function clearSession(): void {
  forget(STORAGE_KEYS.accessToken);
  forgetUser();
}

/** A failed audio's card that the person has put away stays away. */
export function dismissFailedRequest(audioId: string): void {
  const dismissedFailedRequests = [...new Set([...getState().dismissedFailedRequests, audioId])];
  writeJson(STORAGE_KEYS.dismissedFailedRequests, dismissedFailedRequests);
  setState({ dismissedFailedRequests });
}

/** A listener is asked for a rating once for each audio. */
export function rememberFeedbackRequest(audioId: string): void {
  const requestedFeedbackAudioIds = [...new Set([...getState().requestedFeedbackAudioIds, audioId])];
  writeJson(STORAGE_KEYS.requestedFeedbackAudioIds, requestedFeedbackAudioIds);
  setState({ requestedFeedbackAudioIds });
}
