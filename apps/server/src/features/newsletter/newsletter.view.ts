import type { Subscription } from './newsletter.store.ts';

/** As it stands in the download of everything kept about a person. */
export const newsletterExport = (row: Subscription | undefined) =>
  row
    ? {
        language: row.language,
        requested_at: row.requestedAt.toISOString(),
        confirmed_at: row.confirmedAt?.toISOString() ?? null,
      }
    : null;
