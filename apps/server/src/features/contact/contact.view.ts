import type { ContactRow } from './contact.store.ts';

/** As it stands in the download of everything kept about a person, and as the operator reads it. */
export const contactExport = ({ createdAt, name, email, message, sentAt }: ContactRow) => ({
  created_at: createdAt.toISOString(),
  name,
  email,
  message,
  mailed_at: sentAt?.toISOString() ?? null,
});
