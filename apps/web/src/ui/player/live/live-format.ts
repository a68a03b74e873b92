import type { Bytes } from './join-bytes.ts';

export type Wrap = (frames: Bytes) => Iterable<Bytes>;

/** How this browser takes MPEG audio piece by piece. */
export type LiveFormat = {
  Source: typeof MediaSource;
  type: string;
  /** Opens only where sound is not sent on to other devices. */
  isManaged: boolean;
  /** Where it does so in another container only; null where frames go in as they are. */
  loadWrap: (() => Promise<Wrap>) | null;
};

const PLAIN = 'audio/mpeg';
/** Firefox. */
const IN_MP4 = 'audio/mp4; codecs="mp3"';

async function loadWrap(): Promise<Wrap> {
  const { default: Wrapper } = await import('mse-audio-wrapper');
  // Otherwise it keeps back a tenth of a second until more comes.
  const wrapper = new Wrapper(PLAIN, { minFramesPerSegment: 1, minBytesPerSegment: 1 });
  return (frames) => wrapper.iterator(frames);
}

type Browser = { MediaSource?: typeof MediaSource; ManagedMediaSource?: typeof MediaSource };

/** Null where an address is all that the browser takes. Telephones of one maker have the managed kind only. */
export function liveFormat(browser: Browser = globalThis as Browser): LiveFormat | null {
  const Source = browser.MediaSource ?? browser.ManagedMediaSource;
  if (!Source) return null;
  const isManaged = !browser.MediaSource;
  if (Source.isTypeSupported(PLAIN)) return { Source, type: PLAIN, isManaged, loadWrap: null };
  return Source.isTypeSupported(IN_MP4) ? { Source, type: IN_MP4, isManaged, loadWrap } : null;
}
