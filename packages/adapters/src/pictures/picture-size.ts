/** What a picture's own head says, before anything of it is decoded. */
export type PictureSize = { width: number; height: number };

type ReadSize = (view: DataView) => PictureSize | undefined;

const letters = (word: string): number[] => [...word].map((letter) => letter.charCodeAt(0));

const startsWith = (bytes: Uint8Array, signs: number[], at = 0): boolean =>
  signs.every((sign, index) => bytes[at + index] === sign);

const pngSize: ReadSize = (view) =>
  view.byteLength < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };

/** From one marker to the next until the one that begins a frame; C4, C8 and CC look like it and are not. */
const jpegSize: ReadSize = (view) => {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
};

const fourteenBits = (view: DataView, at: number): number => view.getUint16(at, true) & 0x3fff;
const threeBytes = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;

/** Lossy, lossless, and extended, which says the size of its canvas. */
const WEBP_SIZES: Record<string, ReadSize> = {
  'VP8 ': (view) => ({ width: fourteenBits(view, 26), height: fourteenBits(view, 28) }),
  VP8L: (view) => {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  },
  VP8X: (view) => ({ width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 }),
};

const webpSize: ReadSize = (view) => {
  if (view.byteLength < 30) return undefined;
  const kind = String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + 12, 4));
  return WEBP_SIZES[kind]?.(view);
};

/** By the first bytes alone: what else libvips could read never gets to it. */
const KINDS: { is(bytes: Uint8Array): boolean; size: ReadSize }[] = [
  { is: (bytes) => startsWith(bytes, [0x89, ...letters('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]), size: pngSize },
  { is: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]), size: jpegSize },
  {
    is: (bytes) => startsWith(bytes, letters('RIFF')) && startsWith(bytes, letters('WEBP'), 8),
    size: webpSize,
  },
];

/** Undefined for what is no PNG, JPEG or WEBP; without a size where its head is broken. */
export function readHead(bytes: Uint8Array): { size: PictureSize | undefined } | undefined {
  const kind = KINDS.find(({ is }) => is(bytes));
  return kind && { size: kind.size(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) };
}
