import { z } from 'zod';
import { readJson, STORAGE_KEYS, writeJson } from './storage.ts';

const Consent = z.object({ essential: z.literal(true), analytics: z.boolean() });

/** Nobody who hasn't said yes is counted: no choice yet, or a damaged one, is a no. */
export const allowsAnalytics = (): boolean =>
  readJson(STORAGE_KEYS.cookieConsent, Consent)?.analytics === true;

export const saveConsent = (analytics: boolean): void =>
  writeJson(STORAGE_KEYS.cookieConsent, { essential: true, analytics });
