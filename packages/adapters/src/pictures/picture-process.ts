import { serve } from '@parlance/isolation/serve';
import type { Cover } from '@parlance/ports/pictures';
import sharp, { type Sharp } from 'sharp';
import { drawCover } from './draw-cover.ts';
import { PICTURE_LIMITS, type Picturing } from './messages.ts';

sharp.concurrency(1);
sharp.cache(false);

const jpegOf = async (picture: Sharp, px: number): Promise<Uint8Array> =>
  new Uint8Array(
    await picture
      .resize(px, px, { fit: 'cover', position: 'centre' })
      .toColourspace('srgb')
      .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  );

async function square(...[image, edge]: Parameters<Picturing['square']>): Promise<Cover> {
  const open = () =>
    sharp(image, { limitInputPixels: PICTURE_LIMITS.maxPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .flatten({ background: '#ffffff' });
  const { width, height } = await open().metadata();
  const full = await jpegOf(open(), Math.min(edge.maxPx, Math.max(edge.minPx, Math.min(width, height))));
  return { full, small: await jpegOf(sharp(full), edge.smallPx) };
}

async function draw(...[seed, edge]: Parameters<Picturing['draw']>): Promise<Cover> {
  const raw = { width: edge.px, height: edge.px, channels: 3 as const };
  const full = await jpegOf(sharp(drawCover(seed, edge.px), { raw }), edge.px);
  return { full, small: await jpegOf(sharp(full), edge.smallPx) };
}

serve<Picturing>({ square: (args) => square(...args), draw: (args) => draw(...args) });
