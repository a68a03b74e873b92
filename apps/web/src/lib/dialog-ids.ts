/** The dialog in which the people who run the service are written to; features offer it where something failed. */
export const CONTACT = 'contact';
