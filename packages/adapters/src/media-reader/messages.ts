import type { MediaFacts } from '@parlance/ports/media-reader';

/** What can be said of a recording that can't be heard. */
export type Refusal = 'media.unreadable' | 'media.no_audio' | 'media.too_long';

/** The file itself is not named: it comes open, as RECORDING_FD. */
export type Request = { do: 'probe' } | { do: 'next' };

export type Reply =
  | { facts: MediaFacts }
  | { samples: Float32Array }
  | { end: true }
  | { refusal: Refusal; log: string };

export const RECORDING_FD = 4;
