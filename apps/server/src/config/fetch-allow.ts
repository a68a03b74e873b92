import { sourceUrl } from '@parlance/contract/new-audio';
import { z } from 'zod';

/** Whether anybody could ever ask for a page there: an address without a dot is refused before it is looked up. */
function canBeAsked(entry: string): boolean {
  const url = URL.parse(`http://${entry}/`);
  const spelt = url && `${url.hostname}:${url.port || '80'}`;
  return spelt === entry && sourceUrl.safeParse(`http://${entry}/`).success;
}

/** `host:port` of the house's own pages, separated by commas. */
export const FETCH_ALLOW = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))
  .refine(
    (entries) => entries.every(canBeAsked),
    'must be host:port such as wiki.example.org:8080 or 127.0.0.1:8080, separated by commas; a name without a dot, such as localhost, can never be asked for',
  );
