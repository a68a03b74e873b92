import { useEffect, useState } from 'react';
import type { Playback } from '../../../ui/player/playback/playback.ts';
import { newPlayback } from '../../../ui/player/playback/use-playback.ts';
import { withdrawStart } from '../../../ui/player/start/start-by-itself.ts';
import { hideTrack, keepShown, showTrack, trackFor, useDeck } from './deck-state.ts';

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
      // In development a page is put up twice: what is back by then was never left.
      queueMicrotask(() => {
        if (useDeck.getState().shown?.audioId !== audioId) withdrawStart(audioId);
      });
    };
  }, [audioId, playback, track]);
  return playback;
}
