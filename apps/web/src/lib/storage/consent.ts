import { readText, STORAGE_KEYS, writeJson } from './storage.ts';

type Consent = { essential: true; analytics: boolean };

/** Null while nobody has chosen; a damaged memory is no choice. By hand: public pages carry no schema library. */
export function savedConsent(): Consent | null {
  try {
    const saved: unknown = JSON.parse(readText(STORAGE_KEYS.cookieConsent) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return null;
    const { essential, analytics } = saved as Partial<Record<keyof Consent, unknown>>;
    return essential === true && typeof analytics === 'boolean' ? { essential, analytics } : null;
  } catch {
    return null;
  }
}

/** Nobody who hasn't said yes is counted. */
export const allowsAnalytics = (): boolean => savedConsent()?.analytics === true;

/** Told to the banner, wherever the choice was made. */
export const CONSENT_SAVED = 'consent-saved';

export function saveConsent(analytics: boolean): void {
  writeJson(STORAGE_KEYS.cookieConsent, { essential: true, analytics });
  globalThis.dispatchEvent?.(new Event(CONSENT_SAVED));
}
