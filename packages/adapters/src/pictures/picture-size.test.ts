import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readHead } from './picture-size.ts';

const drawn = sharp({ create: { width: 37, height: 1_021, channels: 4, background: '#2060a080' } });

it.each([
  ['png', () => drawn.png()],
  ['jpeg', () => drawn.jpeg()],
  [
    'jpeg in several passes, with a camera’s words before',
    () => drawn.jpeg({ progressive: true }).withMetadata(),
  ],
  ['webp with losses', () => drawn.flatten().webp()],
  ['webp without', () => drawn.flatten().webp({ lossless: true })],
  ['webp that can be seen through', () => drawn.webp()],
] as const)('reads the size of a %s from its head', async (_, make) => {
  const bytes = new Uint8Array(await make().toBuffer());
  expect(readHead(bytes)).toEqual({ size: { width: 37, height: 1_021 } });
  for (let length = 0; length < 40; length++) readHead(bytes.slice(0, length));
});

it('knows no other kind, and no size of what is cut off', () => {
  expect(readHead(new TextEncoder().encode('GIF89a'))).toBeUndefined();
  expect(readHead(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16))).toEqual({ size: undefined });
});
