/** "March 4, 2026", or "Mar 4, 2026" where there is little room. */
export const dayOf = (isoTime: string, readerLanguage: string, style: 'long' | 'medium' = 'long'): string =>
  new Intl.DateTimeFormat(readerLanguage, { dateStyle: style }).format(new Date(isoTime));

/** A day and a time of day, short enough to stand beside other facts. */
export const momentOf = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
