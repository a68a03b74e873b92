import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]);
const TRUE_COLOUR = 2;
/** Each row as differences to the one above: flat areas become zeros. */
const FILTER_UP = 2;

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** `pixels` are rows of red, green, blue. */
export function encodePng(width: number, height: number, pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([8, TRUE_COLOUR, 0, 0, 0], 8);
  const row = width * 3;
  const rows = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y++) {
    const at = y * (row + 1);
    rows[at] = FILTER_UP;
    for (let x = 0; x < row; x++) {
      rows[at + 1 + x] = (pixels[y * row + x] ?? 0) - (y > 0 ? (pixels[(y - 1) * row + x] ?? 0) : 0);
    }
  }
  const parts = [
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ];
  const png = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    png.set(part, at);
    at += part.length;
  }
  return png;
}
