export type MediaFacts = { durationMs: number; hasAudio: boolean; hasVideo: boolean; title?: string };

/** What the ears work with. */
export const HEARING_RATE = 16_000;

/**
 * Opens recordings that strangers sent. Content decides what a file is: a playlist, or a text, that is
 * named .mp3 is 'media.unreadable'. Also throws AppError 'media.no_audio'.
 */
export interface MediaReader {
  probe(path: string, signal: AbortSignal): Promise<MediaFacts>;
  /** Mono, HEARING_RATE samples a second, in pieces: a recording of hours is never in memory as a whole. */
  samples(path: string, signal: AbortSignal): AsyncIterable<Float32Array>;
}
