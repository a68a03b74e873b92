import type { Audio, AudioEvent } from '@parlance/contract/audios';

/** An audio moved on by an event. An event says less than the whole audio: addresses come with a new look. */
export const withEvent = (
  audio: Audio,
  { status, title, progress, cancel_cost, error, remake }: AudioEvent,
): Audio => ({
  ...audio,
  status,
  title: title ?? audio.title,
  progress,
  cancel_cost,
  error,
  remake,
});
