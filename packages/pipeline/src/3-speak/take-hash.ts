import { createHash } from 'node:crypto';

/** What was said, by whom and how: two lines with the same hash sound the same. */
export const takeHash = (said: {
  version: string;
  voiceId: string;
  language: string;
  text: string;
}): string =>
  createHash('sha256')
    .update(JSON.stringify([said.version, said.voiceId, said.language, said.text]))
    .digest('hex');
