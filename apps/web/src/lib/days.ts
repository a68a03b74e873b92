/** "March 4, 2026", or "Mar 4, 2026" where there is little room. */
export const dayOf = (isoTime: string, readerLanguage: string, style: 'long' | 'medium' = 'long'): string =>
  new Intl.DateTimeFormat(readerLanguage, { dateStyle: style }).format(new Date(isoTime));
