import { clipDurationMs, packClip, type TakeClip, unpackClip } from '@parlance/artifacts/takes';
import { isAppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';

/** Every clip has this rate, so that stages behind needn't ask. */
export const TAKE_RATE = 24_000;

/** What was cut off or written by an older program is no take. */
function isWhole(clip: TakeClip): boolean {
  const lastWordMs = clip.words.at(-1)?.endMs ?? 0;
  return clip.sampleRate === TAKE_RATE && clip.samples.length > 0 && lastWordMs <= clipDurationMs(clip) + 1;
}

/** Undefined for a take that isn't there or is damaged: then the line is spoken anew. */
export async function loadTake(store: ObjectStore, key: string): Promise<TakeClip | undefined> {
  if (!(await store.head(key))) return undefined;
  const packed = await store.get(key).catch((error: unknown) => {
    // Dropped between the two questions.
    if (isAppError(error) && error.code === 'object.missing') return undefined;
    throw error;
  });
  if (!packed) return undefined;
  try {
    const clip = unpackClip(packed);
    return isWhole(clip) ? clip : undefined;
  } catch {
    return undefined;
  }
}

export async function keepTake(store: ObjectStore, key: string, clip: TakeClip): Promise<void> {
  await store.put(key, packClip(clip));
}
