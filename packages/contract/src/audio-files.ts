import { z } from 'zod';
import { route } from './route.ts';

const SignedLink = z.object({
  expires: z.coerce.number().int().optional(),
  signature: z.string().max(500).optional(),
});

const fileRoute = <Query extends z.ZodType>(name: string, content: string, summary: string, query: Query) =>
  route({
    method: 'get',
    path: `/api/audios/:id/${name}`,
    summary,
    access: 'user_or_signed_link',
    params: z.object({ id: z.string() }),
    query,
    status: 200,
    content,
    problems: ['not_found', 'not_ready', 'signature_invalid'],
  });

/** A file of one audio, which an <audio> element or a download link opens by a signed address. */
export const audioFile = (name: string, content: string, summary: string) =>
  fileRoute(name, content, summary, SignedLink);

export const liveFile = fileRoute(
  'live.mp3',
  'audio/mpeg',
  'The recording while it is being made',
  SignedLink.extend({
    /** How many of its first bytes are left out: whoever lost the connection goes on where it broke. */
    from: z.coerce.number().int().nonnegative().optional(),
  }),
);
