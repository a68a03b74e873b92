import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from './browser-storage.fake.ts';
import { dismissFailedRequest, restoreState, setDarkMode, useClientState } from './state.ts';

let followSystem: (change: { matches: boolean }) => void = () => undefined;

function openBrowser(systemIsDark: boolean): void {
  const addEventListener = (_: string, listener: typeof followSystem) => {
    followSystem = listener;
  };
  vi.stubGlobal('window', { matchMedia: () => ({ matches: systemIsDark, addEventListener }) });
}

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('follows the system theme until a person chooses one', () => {
  openBrowser(true);
  restoreState();
  expect(useClientState.getState().isDarkMode).toBe(true);
  followSystem({ matches: false });
  expect(useClientState.getState().isDarkMode).toBe(false);
  setDarkMode(true);
  expect(localStorage.getItem('darkMode')).toBe('true');
  followSystem({ matches: false });
  expect(useClientState.getState().isDarkMode).toBe(true);
});

it('prefers the stored theme to the system’s', () => {
  openBrowser(true);
  localStorage.setItem('darkMode', 'false');
  restoreState();
  expect(useClientState.getState().isDarkMode).toBe(false);
});

it('remembers each dismissed failure once, also over a damaged memory', () => {
  openBrowser(false);
  localStorage.setItem('dismissedFailedRequests', '{not json');
  restoreState();
  dismissFailedRequest('a1');
  dismissFailedRequest('a1');
  dismissFailedRequest('a2');
  expect(JSON.parse(localStorage.getItem('dismissedFailedRequests') ?? '')).toEqual(['a1', 'a2']);
  useClientState.setState({ dismissedFailedRequests: [] });
  restoreState();
  expect(useClientState.getState().dismissedFailedRequests).toEqual(['a1', 'a2']);
});
