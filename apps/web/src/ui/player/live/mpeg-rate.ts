/** Of a frame of MPEG 1, layer III, by the number its header holds. */
const KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const BITS = 1_000 / 8;

/** How many bytes a second of the recording takes, as its first frame says it; 0 where no such frame begins. */
export function bytesPerSecond([first = 0, second = 0, third = 0]: Uint8Array): number {
  const beginsFrame = first === 0xff && (second & 0xfe) === 0xfa;
  return beginsFrame ? (KILOBITS[third >> 4] ?? 0) * BITS : 0;
}
