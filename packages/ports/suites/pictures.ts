import { describe, expect, it } from 'vitest';
import type { Pictures } from '../src/pictures.ts';

type Make = () => Promise<Uint8Array>;
type Kit = {
  open(): Pictures;
  pictures: Record<'png' | 'jpeg' | 'webp' | 'seeThrough' | 'huge' | 'turned' | 'moreThanHonest', Make>;
  /** Size and kind, and the colours of the four quarters: left and right above, left and right below. */
  look(image: Uint8Array): Promise<{
    width: number;
    height: number;
    format: string;
    space?: string;
    channels?: number;
    corners: number[];
  }>;
};

const edge = { minPx: 1_400, maxPx: 3_000, smallPx: 600 };

export function picturesSuite(name: string, { open, pictures, look }: Kit): void {
  const squareOf = async (make: Make) => open().square(new Uint8Array(await make()), edge);

  describe(`pictures (${name})`, () => {
    it.each([
      ['png', 1_400],
      ['jpeg', 1_600],
      ['webp', 1_400],
      ['huge', 3_000],
    ] as const)('makes a square JPEG of a %s, %i pixels wide', async (kind, px) => {
      const { full, small } = await squareOf(pictures[kind]);
      const jpeg = { format: 'jpeg', space: 'srgb', channels: 3 };
      expect(await look(full)).toMatchObject({ ...jpeg, width: px, height: px });
      expect(await look(small)).toMatchObject({ ...jpeg, width: 600, height: 600 });
    });

    it('shows white where nothing was', async () => {
      const { corners } = await look((await squareOf(pictures.seeThrough)).full);
      expect(Math.min(...corners)).toBeGreaterThan(250);
    });

    it('turns a picture the way the camera was held', async () => {
      const { corners } = await look((await squareOf(pictures.turned)).full);
      const [red, , blue] = corners.slice(0, 3);
      expect(red).toBeGreaterThan(200);
      expect(blue).toBeLessThan(60);
      expect(corners.slice(6, 9)[2]).toBeGreaterThan(200);
    });

    const text = (words: string) => new TextEncoder().encode(words);
    it.each([
      [
        'a drawing that is a program',
        text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'picture.unsupported',
      ],
      ['an animation of another kind', text('GIF89a'), 'picture.unsupported'],
      ['nothing', new Uint8Array(0), 'picture.unsupported'],
      ['the beginning of a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), 'picture.unreadable'],
    ])('refuses %s', async (_, bytes, code) => {
      await expect(open().square(bytes, edge)).rejects.toMatchObject({ code });
    });

    it('refuses a picture that swells, by its head alone', async () => {
      await expect(squareOf(pictures.moreThanHonest)).rejects.toMatchObject({ code: 'picture.too_large' });
    });

    it('draws the same cover for the same seed, and another for another', async () => {
      const draw = (seed: string) => open().draw(seed, { px: 300, smallPx: 100 });
      const [one, again, other] = [await draw('one'), await draw('one'), await draw('other')];
      expect(Buffer.from(one.full).equals(again.full)).toBe(true);
      expect(Buffer.from(one.full).equals(other.full)).toBe(false);
      expect(await look(one.full)).toMatchObject({ format: 'jpeg', width: 300, height: 300 });
      expect(await look(one.small)).toMatchObject({ width: 100, height: 100 });
    });

    it('draws a card for a link', async () => {
      const card = await open().card('one', [0.2, 1, 0.4]);
      expect(await look(card)).toMatchObject({ format: 'png', width: 1200, height: 630 });
    });
  });
}
