import { claimTryout } from '@parlance/contract/tryouts';
import { forget, readText, STORAGE_KEYS } from '../storage/storage.ts';
import { call, isApiProblem } from './api.ts';

/** What was tried in this browser before signing up becomes the person's own; gives its id. */
export async function claimTriedAudio(): Promise<string | null> {
  const token = readText(STORAGE_KEYS.tryout);
  if (!token) return null;
  try {
    const { audio_id } = await call(claimTryout, { params: { token }, keepSessionOn401: true });
    forget(STORAGE_KEYS.tryout);
    return audio_id;
  } catch (error) {
    // While it is being made it waits for the next page.
    const mayComeLater = isApiProblem(error) && ['not_ready', 'network', 'timeout'].includes(error.code);
    if (!mayComeLater) forget(STORAGE_KEYS.tryout);
    return null;
  }
}
