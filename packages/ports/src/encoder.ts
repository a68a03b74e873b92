export type Mp3Tags = {
  title: string;
  artist: string;
  album: string;
  /** ISO 639-2, e.g. "por". */
  language: string;
  year: string;
  comment: string;
  chapters: { title: string; startMs: number; endMs: number }[];
  /** A JPEG. */
  artwork?: Uint8Array;
};

/**
 * One MP3 stream: samples in, whole frames out as soon as they exist. Synchronous: it lives in a process of its own.
 * Decoded level and time are the level and time given, though the first 25 ms may be lost to the codec's delay.
 */
export interface Mp3Stream {
  /** Mono, -1..1, at the rate the stream was opened with. */
  push(samples: Float32Array): Uint8Array;
  finish(): Uint8Array;
}

export interface Encoder {
  openMp3(options: { sampleRate: number; bitrateKbps: number }): Mp3Stream;
  /** The ID3v2 block that stands before the frames. */
  tag(tags: Mp3Tags): Uint8Array;
}
