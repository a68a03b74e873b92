import { perLanguage } from './per-language.ts';

const days = {
  long: perLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'long' })),
  medium: perLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' })),
};
const moments = perLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** "March 4, 2026", or "Mar 4, 2026" where there is little room. */
export const dayOf = (isoTime: string, readerLanguage: string, style: 'long' | 'medium' = 'long'): string =>
  days[style](readerLanguage).format(new Date(isoTime));

/** A day and a time of day, short enough to stand beside other facts. */
export const momentOf = (moment: string, language: string): string =>
  moments(language).format(new Date(moment));
