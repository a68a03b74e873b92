import type { z } from 'zod';

export const STORAGE_KEYS = {
  accessToken: 'accessToken',
  darkMode: 'darkMode',
  dismissedFailedRequests: 'dismissedFailedRequests',
  requestedFeedbackAudioIds: 'requestedFeedbackAudioIds',
  cookieConsent: 'cookieConsent',
  pendingAccountLink: 'pendingAccountLink',
  pendingBillingData: 'pendingBillingData',
  reloadedAfterFailedLoad: 'reloadedAfterFailedLoad',
  language: 'language',
  tryout: 'tryout',
  newAudioDraft: 'newAudioDraft',
  playbackRate: 'playbackRate',
  playerKeysOff: 'playerKeysOff',
  playbackPositions: 'playbackPositions',
  startByItself: 'startByItself',
} as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** Storage may be absent (build time), blocked by the browser or full: the app then forgets, but works. */
function attempt<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(globalThis.localStorage);
  } catch {
    return null;
  }
}

export const readText = (key: StorageKey): string | null => attempt((storage) => storage.getItem(key));

export const writeText = (key: StorageKey, text: string): void => {
  attempt((storage) => storage.setItem(key, text));
};

export const forget = (key: StorageKey): void => {
  attempt((storage) => storage.removeItem(key));
};

/** Null for what is missing, damaged or written by an older version. */
export function readJson<Schema extends z.ZodType>(key: StorageKey, schema: Schema): z.output<Schema> | null {
  const text = readText(key);
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export const writeJson = (key: StorageKey, value: unknown): void => writeText(key, JSON.stringify(value));
