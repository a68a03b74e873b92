import { z } from 'zod';
import { sourceUrl } from './new-audio.ts';
import { route } from './route.ts';

/** What stands behind an address, before anything is made from it. */
export const AddressPreview = z.object({
  url: z.string(),
  kind: z.enum(['page', 'video', 'podcast', 'media', 'document']),
  title: z.string().nullable(),
  /** Of a podcast, newest first; at most 50. */
  episodes: z.array(
    z.object({
      guid: z.string(),
      title: z.string(),
      published_at: z.string().nullable(),
      duration_ms: z.number().int().nullable(),
      has_transcript: z.boolean(),
    }),
  ),
});
export type AddressPreview = z.infer<typeof AddressPreview>;

export const previewAddress = route({
  method: 'post',
  path: '/api/address_previews',
  summary: 'What stands behind an address; for a podcast, its episodes',
  access: 'user',
  body: z.object({ url: sourceUrl }),
  status: 200,
  reply: AddressPreview,
  problems: ['validation_failed', 'address_unreadable', 'pro_only_video', 'rate_limited'],
});
