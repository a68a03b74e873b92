import { refusalsOf } from '@parlance/isolation/failure';
import type { MediaFacts } from '@parlance/ports/media-reader';

/** What can be said of a recording that can't be heard. */
export const REFUSALS = ['media.unreadable', 'media.no_audio', 'media.too_long'] as const;
export const refused = refusalsOf<(typeof REFUSALS)[number]>();

/** What the media process can be asked. The file itself is not named: it comes open. */
export type Hearing = {
  probe(): MediaFacts;
  /** The next piece of mono sound; none at the end. */
  next(): Float32Array | undefined;
};
