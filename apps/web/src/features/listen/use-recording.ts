import type { Audio } from '@parlance/contract/audios';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Playback } from '../../ui/player/playback.ts';
import type { PlaybackSource } from '../../ui/player/playback-state.ts';
import { useRememberedPosition } from '../../ui/player/remembered.ts';
import { usePlayback, usePlaybackState } from '../../ui/player/use-playback.ts';

export type Recording = { playback: Playback; hearable: boolean; retry: () => void };

/**
 * What there is to hear of an audio: first the live stream, then the finished file, on one playback.
 * Addresses are signed for a time; when one is refused, the audio is asked for again, once, and playback
 * goes on where it was.
 */
export function useRecording(audio: Audio, refetch: () => Promise<unknown>): Recording {
  const [renewals, setRenewals] = useState(0);
  const { id, media_url, live_url, duration_ms } = audio;

  const source = useMemo((): PlaybackSource | null => {
    if (media_url)
      return { key: `${id} finished ${renewals}`, url: media_url, live: false, durationMs: duration_ms };
    if (live_url) return { key: `${id} live ${renewals}`, url: live_url, live: true };
    return null;
  }, [id, media_url, live_url, duration_ms, renewals]);

  const playback = usePlayback(source);
  useRememberedPosition(playback, id);

  const { failed, waiting, playing } = usePlaybackState(playback);
  const renewed = useRef(false);
  const ask = useRef(refetch);
  ask.current = refetch;

  const renew = async () => {
    await ask.current();
    setRenewals((count) => count + 1);
  };

  useEffect(() => {
    // Sound came: should this address expire in its turn, one more renewal is fair.
    if (playing && !waiting && !failed) renewed.current = false;
  }, [playing, waiting, failed]);

  useEffect(() => {
    if (!failed || renewed.current) return;
    renewed.current = true;
    void ask.current().then(() => setRenewals((count) => count + 1));
  }, [failed]);

  return { playback, hearable: source !== null, retry: () => void renew() };
}
