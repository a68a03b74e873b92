import type { Audio, AudioEvent } from '@parlance/contract/audios';

/** An audio moved on by an event. An event says less than the whole audio: addresses come with a new look. */
export const withEvent = (
  audio: Audio,
  { status, title, progress, waiting, cancel_cost, error, remake }: AudioEvent,
): Audio => ({
  ...audio,
  status,
  title: title ?? audio.title,
  progress,
  cancel_cost,
  waiting,
  error,
  remake,
});

/** How many must be done before it goes on; 0 when it is being worked on or its turn comes in a moment. */
export const aheadOf = ({ waiting }: Audio): number => waiting?.ahead ?? 0;
