import { createHash } from 'node:crypto';

/** The namespace that podcasts' GUIDs are made in, fixed by the podcast namespace. */
const NAMESPACE = 'ead4c236bf5858c6a2c6a6b28d128cb6';

/** UUID version 5. The seed holds no secret, so the GUID outlives every address of the feed. */
export function podcastGuid(feedId: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(NAMESPACE, 'hex'))
    .update(`parlance/feeds/${feedId}`)
    .digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex').slice(0, 32);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
