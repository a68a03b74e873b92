import { useEffect, useState } from 'react';
import type { Playback } from '../../../ui/player/playback/playback.ts';
import { newPlayback } from '../../../ui/player/playback/use-playback.ts';
import { hideTrack, keepShown, showTrack, trackFor } from './deck-state.ts';

/** The playback of the audio whose page is open. It is kept from the moment it is begun. */
export function useTrack(audioId: string): Playback {
  const [track] = useState(() => trackFor(audioId, newPlayback));
  const { playback } = track;
  useEffect(() => {
    showTrack(track);
    const stop = playback.subscribe(() => playback.state().playing && keepShown());
    return () => {
      stop();
      hideTrack(audioId);
    };
  }, [audioId, playback, track]);
  return playback;
}
