import { fstatSync, readSync } from 'node:fs';
import { FILE_DESCRIPTOR } from '@parlance/isolation/messages';
import type { PagesFile } from '@parlance/ports/page-recogniser';
import * as mupdf from 'mupdf';
import sharp, { type Sharp } from 'sharp';
import { RECOGNISING_LIMITS, refused } from './messages.ts';

/** Pages as pictures, one at a time. */
export type PagePictures = { pages: number; picture(number: number): Promise<Sharp> };

const DOTS_PER_INCH = 300;
const POINTS_PER_INCH = 72;
/** A poster is not read at the size it is printed in. */
const MAX_PAGE_PIXELS = 16_000_000;

const HEIC_BRANDS = /^ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)/;

function wholeFile(): Buffer {
  const { size } = fstatSync(FILE_DESCRIPTOR);
  if (size > RECOGNISING_LIMITS.maxPictureBytes)
    throw refused('document.too_large', `a picture of ${size} bytes`);
  const bytes = Buffer.alloc(size);
  readSync(FILE_DESCRIPTOR, bytes, 0, size, 0);
  return bytes;
}

/** Optional, because who decodes HEVC may owe for its patents: an operator can leave it out. */
const heif = await import('libheif-js/wasm-bundle.js').then(
  (module) => module.default,
  () => undefined,
);

async function decodeHeic(bytes: Buffer): Promise<Sharp> {
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

async function onePicture(): Promise<PagePictures> {
  const bytes = wholeFile();
  const isHeic = HEIC_BRANDS.test(bytes.toString('latin1', 4, 12));
  return {
    pages: 1,
    async picture() {
      const opened = isHeic
        ? await decodeHeic(bytes)
        : sharp(bytes, { limitInputPixels: RECOGNISING_LIMITS.maxPixels, pages: 1 }).autoOrient();
      return opened.flatten({ background: '#ffffff' });
    },
  };
}

/** Read as it is needed: a long scan is larger than what this process may hold. */
const openStream = (): mupdf.Stream =>
  new mupdf.Stream({
    fileSize: () => fstatSync(FILE_DESCRIPTOR).size,
    read: (memory, offset, length, position) => readSync(FILE_DESCRIPTOR, memory, offset, length, position),
    close: () => {},
  });

function pdfPages(): PagePictures {
  const pdf = mupdf.Document.openDocument(openStream(), 'application/pdf');
  return {
    pages: pdf.countPages(),
    async picture(number) {
      const page = pdf.loadPage(number - 1);
      try {
        const [x0, y0, x1, y1] = page.getBounds();
        const full = DOTS_PER_INCH / POINTS_PER_INCH;
        const scale = Math.min(full, Math.sqrt(MAX_PAGE_PIXELS / Math.max(1, (x1 - x0) * (y1 - y0))));
        const drawn = page.toPixmap(
          mupdf.Matrix.scale(scale, scale),
          mupdf.ColorSpace.DeviceGray,
          false,
          true,
        );
        try {
          const [width, height] = [drawn.getWidth(), drawn.getHeight()];
          const [stride, pixels] = [drawn.getStride(), drawn.getPixels()];
          const data = Buffer.alloc(width * height);
          for (let y = 0; y < height; y++)
            data.set(pixels.subarray(y * stride, y * stride + width), y * width);
          return sharp(data, { raw: { width, height, channels: 1 } });
        } finally {
          drawn.destroy();
        }
      } finally {
        page.destroy();
        // What pages share, fonts and pictures, piles up otherwise.
        mupdf.emptyStore();
      }
    },
  };
}

export async function openPages(format: PagesFile['format']): Promise<PagePictures> {
  if (format === 'picture') return onePicture();
  try {
    return pdfPages();
  } catch (error) {
    throw refused('document.unreadable', String(error), error);
  }
}
