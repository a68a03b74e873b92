import type { AudioStatus } from '@parlance/contract/audios';
import { AppError } from '@parlance/kernel/errors';
import type { AudioStore, AudioWithRun } from './audios.store.ts';

/** What belongs to someone else does not exist. */
export async function ownAudio(store: AudioStore, userId: string, id: string): Promise<AudioWithRun> {
  const found = await store.find(userId, id);
  if (!found) throw new AppError('not_found');
  return found;
}

const RUNNING: AudioStatus[] = ['queued', 'ingesting', 'writing', 'speaking', 'producing'];

const isRunning = (status: AudioStatus): boolean => RUNNING.includes(status);

/** Whether something will still happen to it by itself. */
export const isBusy = ({ audio, remake }: AudioWithRun): boolean =>
  isRunning(audio.status) || remake?.state === 'active';
