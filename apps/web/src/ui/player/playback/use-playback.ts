import { useSyncExternalStore } from 'react';
import { Playback } from './playback.ts';
import type { PlaybackState } from './playback-state.ts';
import { rememberedRate } from './remembered.ts';

/** One listener's playback of one recording, at the speed they like. */
export function newPlayback(): Playback {
  const fresh = new Playback();
  fresh.setRate(rememberedRate());
  return fresh;
}

export const usePlaybackState = (playback: Playback): PlaybackState =>
  useSyncExternalStore(playback.subscribe, playback.state);

/** Follows the position frame by frame, but draws again only when what is read from it changes. */
export const usePosition = <T extends number | string | boolean>(
  playback: Playback,
  read: (ms: number) => T,
): T => useSyncExternalStore(playback.subscribePosition, () => read(playback.positionMs()));
