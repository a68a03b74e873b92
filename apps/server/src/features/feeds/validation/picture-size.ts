export type PictureSize = { width: number; height: number; isRgb: boolean };

const PNG = [0x89, 0x50, 0x4e, 0x47];
const PNG_COLOUR = 2;
const PNG_PALETTE = 3;
const PNG_COLOUR_WITH_ALPHA = 6;

function pngSize(view: DataView): PictureSize | undefined {
  if (view.byteLength < 26) return undefined;
  const colour = view.getUint8(25);
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    isRgb: [PNG_COLOUR, PNG_PALETTE, PNG_COLOUR_WITH_ALPHA].includes(colour),
  };
}

/** From one marker to the next until the one that begins a frame; C4, C8 and CC look like it and are not. */
function jpegSize(view: DataView): PictureSize | undefined {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return {
        width: view.getUint16(at + 7),
        height: view.getUint16(at + 5),
        isRgb: view.getUint8(at + 9) === 3,
      };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Of a JPEG or a PNG, from its own words. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (PNG.every((sign, index) => bytes[index] === sign)) return pngSize(view);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(view);
  return undefined;
}
