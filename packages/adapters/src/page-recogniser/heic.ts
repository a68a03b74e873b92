import sharp, { type Sharp } from 'sharp';
import { RECOGNISING_LIMITS, refused } from './messages.ts';

const BRANDS = /^ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)/;

export const isHeic = (bytes: Buffer): boolean => BRANDS.test(bytes.toString('latin1', 4, 12));

/** Optional, because who decodes HEVC may owe for its patents: an operator can leave it out. */
const heif = await import('libheif-js/wasm-bundle.js').then(
  (module) => module.default,
  () => undefined,
);

export async function decodeHeic(bytes: Buffer): Promise<Sharp> {
  if (!heif) throw refused('document.unreadable', 'HEIC is not decoded here');
  const [image] = new heif.HeifDecoder().decode(bytes);
  if (!image) throw refused('document.unreadable', 'no picture in it');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > RECOGNISING_LIMITS.maxPixels)
    throw refused('document.too_large', `${width} by ${height} pixels`);
  const data = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise<unknown>((resolve) => image.display({ data, width, height }, resolve));
  if (!shown) throw refused('document.unreadable', 'its picture can’t be decoded');
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } });
}
