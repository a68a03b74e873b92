const MEGABYTE = 1024 * 1024;

/** What one recording may cost. Far above honest recordings, far below what would hurt the machine. */
export const MEDIA_LIMITS = {
  heapMegabytes: 128,
  /** Program, FFmpeg and its buffers together; an honest recording needs about 120 MB. */
  residentBytes: 400 * MEGABYTE,
  /** To start the process, open the file and decode its first sound. */
  probeMs: 25_000,
  /** To decode the next piece. */
  pieceMs: 25_000,
  /** What is looked at to find out what a file is. */
  probeBytes: 10 * MEGABYTE,
  analyzeMs: 10_000,
  maxStreams: 50,
  maxChannels: 64,
  minSampleRate: 4_000,
  maxSampleRate: 768_000,
  maxMs: 24 * 60 * 60_000,
  /** Less than any codec needs, silence included: then the stated length is a lie. */
  minBitsPerSecond: 100,
  /** Broken packets in a row after which there is nothing left to hope for. */
  maxBrokenPackets: 2_000,
} as const;

export const PIECE_MS = 5_000;
