export type HeardSegment = { startMs: number; endMs: number; text: string };

export type Heard = {
  /** Base language, e.g. "pt". */
  language: string;
  segments: HeardSegment[];
};

export type ListeningTask = {
  /** Base language, when it is known beforehand. */
  language?: string;
  durationMs: number;
  signal: AbortSignal;
  onProgress?(doneMs: number): void;
};

/** Turns speech into text with times. Throws AppError 'transcribe.failed' or 'transcribe.unavailable'. */
export interface Transcriber {
  readonly name: string;
  /** Mono samples at HEARING_RATE, in pieces. */
  transcribe(audio: AsyncIterable<Float32Array>, task: ListeningTask): Promise<Heard>;
}
