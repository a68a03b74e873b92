/** "Mar 4, 2026, 3:20 PM" */
export const momentOf = (isoTime: string, readerLanguage: string): string =>
  new Intl.DateTimeFormat(readerLanguage, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(isoTime),
  );
