/** The nth part of a live stream, under the prefix of the attempt that made it. */
export const livePartKey = (prefix: string, index: number): string =>
  `${prefix}live/${String(index).padStart(6, '0')}.mp3`;
