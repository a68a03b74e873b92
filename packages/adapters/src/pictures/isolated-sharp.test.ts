import { untilSealed } from '@parlance/isolation/testing/sealed-children';
import { picturesSuite } from '@parlance/ports/suites/pictures';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isolatedPictures } from './isolated-sharp.ts';

const flat = (width: number, height: number, colour: string) =>
  sharp({ create: { width, height, channels: 4, background: colour } });

/** Left half one colour, right half the other. */
const halves = (left: string, right: string) =>
  flat(400, 400, left).composite([
    { input: { create: { width: 200, height: 400, channels: 3, background: right } }, left: 200, top: 0 },
  ]);

picturesSuite('sharp', {
  open: isolatedPictures,
  pictures: {
    png: () => flat(300, 200, '#2060a0').png().toBuffer(),
    jpeg: () => flat(1_600, 2_000, '#2060a0').jpeg().toBuffer(),
    webp: () => flat(500, 500, '#2060a0').webp().toBuffer(),
    seeThrough: () => flat(200, 200, '#00000000').png().toBuffer(),
    huge: () => flat(3_400, 3_200, '#2060a0').jpeg().toBuffer(),
    /** Held so that "up" is at the right. */
    turned: () => halves('#ff0000', '#0000ff').withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    moreThanHonest: () => flat(9_000, 9_000, '#ffffff').png({ compressionLevel: 9 }).toBuffer(),
  },
  async look(image) {
    const { width, height, format, space, channels } = await sharp(image).metadata();
    const { data } = await sharp(image).resize(2, 2).raw().toBuffer({ resolveWithObject: true });
    return { width, height, format, space, channels, corners: [...data] };
  },
});

it.skipIf(process.platform !== 'linux')('pictures are read behind the seal', async () => {
  const drawing = isolatedPictures().draw('slow enough to be seen', { px: 3_000, smallPx: 10 });
  await untilSealed('picture-process.ts');
  expect((await drawing).small.length).toBeGreaterThan(0);
});
