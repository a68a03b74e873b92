import { useEffect } from 'react';
import { SKIP_BACK_MS, SKIP_FORWARD_MS } from '../controls/skips.ts';
import type { Playback } from './playback.ts';
import { usePlaybackState } from './use-playback.ts';

/** Nobody notices a lock screen that is off by less. */
const NOTICED_MS = 1_000;

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
    if (durationMs === null) return;
    let told = { positionMs: 0, atMs: 0 };
    const tell = (positionMs: number) => {
      // The browser throws when the position lies past the duration.
      const position = Math.min(positionMs, durationMs) / 1000;
      navigator.mediaSession.setPositionState({ duration: durationMs / 1000, position, playbackRate: rate });
      told = { positionMs, atMs: performance.now() };
    };
    tell(playback.positionMs());
    // A lock screen counts on by itself; only where it would be wrong, after a leap or a wait, it is told.
    return playback.subscribePosition(() => {
      const countedMs = told.positionMs + (playing ? (performance.now() - told.atMs) * rate : 0);
      const positionMs = playback.positionMs();
      if (Math.abs(positionMs - countedMs) > NOTICED_MS) tell(positionMs);
    });
  }, [playback, playing, durationMs, rate]);
}
