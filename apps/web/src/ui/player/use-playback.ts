import { useEffect, useState, useSyncExternalStore } from 'react';
import { Playback } from './playback.ts';
import type { PlaybackSource, PlaybackState } from './playback-state.ts';
import { rememberedRate } from './remembered.ts';

/** One listener's playback of one recording; give the component a key when the recording may change. */
export function usePlayback(source: PlaybackSource | null): Playback {
  const [playback] = useState(() => {
    const fresh = new Playback();
    fresh.setRate(rememberedRate());
    return fresh;
  });
  useEffect(() => {
    if (source) playback.load(source);
  }, [playback, source]);
  return playback;
}

export const usePlaybackState = (playback: Playback): PlaybackState =>
  useSyncExternalStore(playback.subscribe, playback.state);

/** Follows the position frame by frame, but draws again only when what is read from it changes. */
export const usePosition = <T extends number | string | boolean>(
  playback: Playback,
  read: (ms: number) => T,
): T => useSyncExternalStore(playback.subscribePosition, () => read(playback.positionMs()));
