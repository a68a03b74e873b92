import { z } from 'zod';
import { route } from './route.ts';

/** Types a person may choose; the content of the file decides in the end. */
export const UPLOAD_TYPES = {
  document: ['.pdf', '.txt', '.text', '.md', '.markdown', '.docx', '.odt', '.epub', '.html', '.htm'],
  picture: ['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif', '.avif'],
  audio: ['.mp3', '.m4a', '.aac', '.wav', '.flac', '.ogg', '.oga', '.opus', '.wma'],
  video: ['.mp4', '.m4v', '.mov', '.webm', '.mkv', '.avi'],
} as const;

export const Upload = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  bytes_received: z.number().int(),
  created_at: z.iso.datetime(),
});
export type Upload = z.infer<typeof Upload>;

/**
 * Uploads speak the tus 1.0 protocol at this path: POST (with Upload-Length and the metadata `filename`),
 * HEAD, PATCH and DELETE. An upload belongs to whoever made it and is swept after a day if nothing was made
 * of it.
 */
export const UPLOADS_PATH = '/api/uploads';

export const listUploads = route({
  method: 'get',
  path: UPLOADS_PATH,
  summary: 'The caller’s uploads that wait to be used, newest first',
  access: 'user',
  status: 200,
  reply: z.object({ items: z.array(Upload), next_cursor: z.string().nullable() }),
});
