import { serve } from '@parlance/isolation/serve';
import { cardSvg, coverSvg } from '@parlance/kernel/cover-svg';
import type { Cover } from '@parlance/ports/pictures';
import sharp, { type Sharp } from 'sharp';
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
  const full = await jpegOf(sharp(Buffer.from(coverSvg(seed, edge.px))), edge.px);
  return { full, small: await jpegOf(sharp(full), edge.smallPx) };
}

const card = async (...[seed, peaks]: Parameters<Picturing['card']>): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp(Buffer.from(cardSvg(seed, peaks)))
      .png()
      .toBuffer(),
  );

serve<Picturing>({
  square: (args) => square(...args),
  draw: (args) => draw(...args),
  card: (args) => card(...args),
});
