import { fstatSync, readSync } from 'node:fs';
import { FILE_DESCRIPTOR } from '@parlance/isolation/messages';
import type { PagesFile } from '@parlance/ports/page-recogniser';
import * as mupdf from 'mupdf';
import sharp, { type Sharp } from 'sharp';
import { decodeHeic, isHeic } from './heic.ts';
import { RECOGNISING_LIMITS, refused } from './messages.ts';

/** Pages as pictures, one at a time. */
export type PagePictures = { pages: number; picture(number: number): Promise<Sharp> };

const DOTS_PER_INCH = 300;
const POINTS_PER_INCH = 72;
/** A poster is not read at the size it is printed in. */
const MAX_PAGE_PIXELS = 16_000_000;

function wholeFile(): Buffer {
  const { size } = fstatSync(FILE_DESCRIPTOR);
  if (size > RECOGNISING_LIMITS.maxPictureBytes)
    throw refused('document.too_large', `a picture of ${size} bytes`);
  const bytes = Buffer.alloc(size);
  readSync(FILE_DESCRIPTOR, bytes, 0, size, 0);
  return bytes;
}

async function onePicture(): Promise<PagePictures> {
  const bytes = wholeFile();
  return {
    pages: 1,
    async picture() {
      const opened = isHeic(bytes)
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
