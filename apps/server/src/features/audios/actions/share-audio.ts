import { randomBytes } from 'node:crypto';
import { AppError } from '@parlance/kernel/errors';
import { ownAudio } from '../audios.policy.ts';
import type { AudioStore } from '../audios.store.ts';
import type { ShareStore } from '../shares/shares.store.ts';

export type ShareDeps = { audios: AudioStore; shares: ShareStore };

/** 192 bits: nobody comes upon one by trying. */
const TOKEN_BYTES = 24;

/** The same token for the same audio, however often and by how many tabs at once it is asked for. */
export async function shareAudio(deps: ShareDeps, userId: string, id: string): Promise<string> {
  const { audio } = await ownAudio(deps.audios, userId, id);
  if (audio.status !== 'ready') throw new AppError('not_ready');
  return deps.shares.tokenFor(id, randomBytes(TOKEN_BYTES).toString('base64url'));
}
