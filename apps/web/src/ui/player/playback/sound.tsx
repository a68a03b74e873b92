import { useCallback } from 'react';
import { takeAudio } from '../start/primed-audio.ts';
import type { Playback } from './playback.ts';

/** Where the sound comes from; it may stand anywhere, and playback lasts as long as it stands. */
export function Sound({ playback }: { playback: Playback }) {
  const place = useCallback(
    (span: HTMLSpanElement) => {
      const audio = takeAudio();
      span.append(audio);
      const release = playback.attach(audio);
      return () => {
        release();
        audio.remove();
      };
    },
    [playback],
  );
  return <span ref={place} hidden />;
}
