import { readText, STORAGE_KEYS, writeText } from '../../../lib/storage/storage.ts';

/** What was made by a press on this very page starts by itself, unless its listener has said no. */
export const startsByItself = (): boolean => readText(STORAGE_KEYS.startByItself) !== 'false';

const listeners = new Set<() => void>();

export function setStartsByItself(starts: boolean): void {
  writeText(STORAGE_KEYS.startByItself, String(starts));
  for (const listener of listeners) listener();
}

/** Tells of every change to what `startsByItself` says; returns how to stop. */
export function watchStartsByItself(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** By id: what somebody pressed a button for and has not heard yet. */
const pressedFor = new Set<string>();

export const allowStart = (audioId: string): void => void pressedFor.add(audioId);

/** Its listener has gone elsewhere: what is made meanwhile must not speak up later. */
export const withdrawStart = (audioId: string): void => void pressedFor.delete(audioId);

export const mayStart = (audioId: string): boolean => pressedFor.has(audioId) && startsByItself();
