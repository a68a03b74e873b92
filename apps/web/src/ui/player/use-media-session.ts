import { useEffect } from 'react';
import type { Playback } from './playback.ts';
import { SKIP_BACK_MS, SKIP_FORWARD_MS } from './skips.ts';
import { usePlaybackState } from './use-playback.ts';

/** Lock screen, headphones and media keys. */
export function useMediaSession(playback: Playback, about: { title: string; artist: string }): void {
  const { playing, durationMs, rate } = usePlaybackState(playback);
  const { title, artist } = about;

  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const session = navigator.mediaSession;
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', playback.play],
      ['pause', playback.pause],
      ['seekbackward', ({ seekOffset }) => playback.skip(-(seekOffset ? seekOffset * 1000 : SKIP_BACK_MS))],
      ['seekforward', ({ seekOffset }) => playback.skip(seekOffset ? seekOffset * 1000 : SKIP_FORWARD_MS)],
      ['seekto', ({ seekTime }) => seekTime !== undefined && playback.seek(seekTime * 1000)],
    ];
    for (const [action, handler] of handlers) session.setActionHandler(action, handler);
    return () => {
      for (const [action] of handlers) session.setActionHandler(action, null);
      session.metadata = null;
      session.playbackState = 'none';
    };
  }, [playback]);

  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist });
  }, [title, artist]);

  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    navigator.mediaSession.playbackState = playing ? 'playing' : 'paused';
    const position = playback.positionMs();
    // The browser throws when the position lies past the duration.
    if (durationMs === null || position > durationMs) return;
    navigator.mediaSession.setPositionState({
      duration: durationMs / 1000,
      position: position / 1000,
      playbackRate: rate,
    });
  }, [playback, playing, durationMs, rate]);
}
