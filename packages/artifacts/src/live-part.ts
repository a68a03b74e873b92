/** After the recording is finished: whoever listens slowly to a long one hears its parts to the end. */
export const LIVE_PARTS_KEPT_MS = 6 * 60 * 60_000;

/** The nth part of a live stream, under the prefix of the attempt that made it. */
export const livePartKey = (prefix: string, index: number): string =>
  `${prefix}live/${String(index).padStart(6, '0')}.mp3`;
