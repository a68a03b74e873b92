/** What data-opens="…" asks for. */
export const COOKIE_SETTINGS = 'cookie-settings';
export const NEWSLETTER = 'newsletter';
/** Where the people who run the service are written to; offered wherever something failed. */
export const CONTACT = 'contact';
