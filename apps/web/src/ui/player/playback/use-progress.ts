import type { Playback } from './playback.ts';
import { usePlaybackState, usePosition } from './use-playback.ts';

/** How far a playback has come, second by second, and as a share of what there is. */
export function useProgress(playback: Playback) {
  const { playing, durationMs, reachMs } = usePlaybackState(playback);
  const seconds = usePosition(playback, (ms) => Math.floor(ms / 1000));
  const totalMs = durationMs ?? reachMs;
  const share = totalMs > 0 ? Math.min(1, (seconds * 1000) / totalMs) : 0;
  return { playing, durationMs, seconds, share };
}
