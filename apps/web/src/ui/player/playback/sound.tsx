import type { Playback } from './playback.ts';

/** Where the sound comes from; it may stand anywhere, and playback lasts as long as it stands. */
export function Sound({ playback }: { playback: Playback }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the transcript stands beside the player, in step with it.
    <audio ref={playback.attach} hidden />
  );
}
