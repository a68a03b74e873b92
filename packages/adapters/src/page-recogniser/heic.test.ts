import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodeHeic, isHeic } from './heic.ts';

/** Two lines of print, compressed with HEVC by libheif 1.15 and x265 3.5, as phones do. */
const bytes = readFileSync(join(import.meta.dirname, 'fixtures/two-lines.heic'));

it('decodes a picture as phones take them', async () => {
  expect(isHeic(bytes)).toBe(true);
  const { data, info } = await (await decodeHeic(bytes))
    .grayscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 640, height: 200 });
  const rows = (from: number, to: number) => data.subarray(from * info.width, to * info.width);
  const ink = (part: Buffer) => part.filter((value) => value < 100).length / part.length;
  expect(ink(rows(50, 90))).toBeGreaterThan(0.03);
  expect(ink(rows(150, 200))).toBe(0);
});

it('takes no other picture for one', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  expect(isHeic(png)).toBe(false);
});
