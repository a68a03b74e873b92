/** What data-opens="…" asks for. */
export const COOKIE_SETTINGS = 'cookie-settings';
export const NEWSLETTER = 'newsletter';
export { CONTACT } from '../lib/dialog-ids.ts';
