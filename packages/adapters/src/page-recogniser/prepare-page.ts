import sharp, { type Sharp } from 'sharp';
import { tiltOf } from './tilt.ts';

/** One byte a pixel. */
export type GreyPage = { data: Buffer; width: number; height: number };

/** A page made ready, and the way back from its pixels to shares of the page as it came. */
export type PreparedPage = GreyPage & { toShare(x: number, y: number): { x: number; y: number } };

/**
 * A4 at 240 dots an inch. The engine scales each line to the height it was taught on, so more pixels cost a second a page
 * where it looks for the lines, and find no letter more.
 */
const FULL_WIDTH = 2_000;
/** Two pages side by side, or a slide: what is wider than high may hold letters half as large. */
const FULL_WIDTH_ACROSS = 3_400;
const NOISY = 15;
const STRAIGHT_DEGREES = 0.2;
const PAPER_WIDTH = 160;
const PAPER_REACH = 4;

const pictureOf = ({ data, width, height }: GreyPage): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 } });

/** Without the colour space one channel comes back as three. */
export async function greyOf(picture: Sharp): Promise<GreyPage> {
  const { data, info } = await picture
    .grayscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Grain is everywhere alike: a band across the middle shows it, and a median over the whole page takes long. */
const BAND_SHARE = 0.2;

function bandOf({ data, width, height }: GreyPage): GreyPage {
  const rows = Math.max(1, Math.round(height * BAND_SHARE));
  const top = Math.floor((height - rows) / 2);
  return { data: data.subarray(top * width, (top + rows) * width), width, height: rows };
}

/** How much a small median takes away where there is paper, as a standard deviation. */
async function noiseOf(whole: GreyPage): Promise<number> {
  const page = bandOf(whole);
  const smooth = await greyOf(pictureOf(page).median(3));
  let sum = 0;
  let count = 0;
  for (let at = 0; at < smooth.data.length; at += 7) {
    if (smooth.data[at]! <= 128) continue;
    sum += (page.data[at]! - smooth.data[at]!) ** 2;
    count++;
  }
  return Math.sqrt(sum / Math.max(1, count));
}

/** The brightest of each neighbourhood, on a small copy: what the paper would look like without ink. */
function brightest({ data, width, height }: GreyPage): Buffer {
  const paper = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let best = 0;
      for (let j = Math.max(0, y - PAPER_REACH); j <= Math.min(height - 1, y + PAPER_REACH); j++)
        for (let i = Math.max(0, x - PAPER_REACH); i <= Math.min(width - 1, x + PAPER_REACH); i++)
          best = Math.max(best, data[j * width + i]!);
      paper[y * width + x] = best;
    }
  return paper;
}

/** Divides by the light on the paper, so that a shadow is no ink. */
async function evenLight(page: GreyPage): Promise<GreyPage> {
  const small = await greyOf(pictureOf(page).resize({ width: PAPER_WIDTH, kernel: 'cubic' }).blur(0.5));
  const paper = await greyOf(pictureOf({ ...small, data: brightest(small) }).blur(3));
  const light = await greyOf(
    pictureOf(paper).resize(page.width, page.height, { fit: 'fill', kernel: 'cubic' }),
  );
  const data = Buffer.alloc(page.data.length);
  for (let at = 0; at < data.length; at++)
    data[at] = Math.min(255, (page.data[at]! * 245) / Math.max(32, light.data[at]!));
  return { ...page, data };
}

/** White letters on a dark ground, as on many screens, become black on white. */
function darkOnLight(page: GreyPage): GreyPage {
  let sum = 0;
  for (let at = 0; at < page.data.length; at += 5) sum += page.data[at]!;
  if ((sum * 5) / page.data.length > 100) return page;
  return { ...page, data: page.data.map((value) => 255 - value) as Buffer };
}

const targetWidth = (width: number, height: number): number =>
  Math.min(width > height ? FULL_WIDTH_ACROSS : FULL_WIDTH, width < FULL_WIDTH ? width * 2 : width);

/** Grey, evenly lit, straight, of the size the engine reads best. It makes black and white itself, and better. */
export async function preparePage(picture: Sharp): Promise<PreparedPage> {
  let page = darkOnLight(await greyOf(picture));
  const { width, height } = page;
  const noise = await noiseOf(page);
  page = await evenLight(page);
  if (noise > NOISY) page = await greyOf(pictureOf(page).median(3).blur(0.9));
  const tilt = tiltOf(await greyOf(pictureOf(page).resize({ width: 800 }).blur(0.6)));
  const turned = Math.abs(tilt) >= STRAIGHT_DEGREES;
  if (turned) page = await greyOf(pictureOf(page).rotate(-tilt, { background: 'white' }));
  const straight = { width: page.width, height: page.height };
  const scale = targetWidth(width, height) / width;
  let ready = pictureOf(page);
  if (scale !== 1)
    ready = ready.resize({ width: Math.round(page.width * scale), kernel: scale > 1 ? 'lanczos3' : 'cubic' });
  const prepared = await greyOf(ready.linear(1.5, -90));

  const angle = turned ? (tilt * Math.PI) / 180 : 0;
  const toShare = (x: number, y: number) => {
    // Turning keeps the middle where it is and makes the canvas larger.
    const fromMiddleX = x / scale - straight.width / 2;
    const fromMiddleY = y / scale - straight.height / 2;
    const back = {
      x: fromMiddleX * Math.cos(angle) - fromMiddleY * Math.sin(angle) + width / 2,
      y: fromMiddleX * Math.sin(angle) + fromMiddleY * Math.cos(angle) + height / 2,
    };
    const within = (share: number) => Math.min(1, Math.max(0, share));
    return { x: within(back.x / width), y: within(back.y / height) };
  };
  return { ...prepared, toShare };
}
