import * as mupdf from 'mupdf';
import sharp from 'sharp';
import { type GreyPage, greyOf } from '../prepare-page.ts';

/** A4 at 300 dots an inch. */
const WIDTH = 2_480;
const HEIGHT = 3_508;
const POINTS = { width: 595, height: 842 };
const SCALE = WIDTH / POINTS.width;
const GAP_POINTS = 18;
const MARGIN_POINTS = 56;

type Damage = { tiltDegrees?: number; noisy?: boolean; halfSize?: boolean };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What fits one page of a column, drawn black on white. */
async function column(
  html: string,
  widthPoints: number,
  heightPoints: number,
  em: number,
): Promise<GreyPage> {
  const document = mupdf.Document.openDocument(Buffer.from(html), 'text/html');
  document.layout(widthPoints, heightPoints, em);
  const page = document.loadPage(0);
  const drawn = page.toPixmap(mupdf.Matrix.scale(SCALE, SCALE), mupdf.ColorSpace.DeviceGray, false, true);
  const picture = await greyOf(sharp(Buffer.from(drawn.asPNG())));
  if (document.countPages() > 1) throw new Error('more text than a page holds');
  return picture;
}

/** Print: a title and paragraphs in a serif type, in one column or two. */
export async function printPage(title: string, columns: readonly (readonly string[])[]): Promise<Buffer> {
  const inner = POINTS.width - 2 * MARGIN_POINTS;
  const width = (inner - GAP_POINTS * (columns.length - 1)) / columns.length;
  const em = columns.length === 1 ? 11.5 : 10;
  const head = await column(
    `<style>@page{margin:0} h1{font-size:20pt;margin:0}</style><h1>${escaped(title)}</h1>`,
    inner,
    40,
    em,
  );
  const top = MARGIN_POINTS + 44;
  const parts = await Promise.all(
    columns.map((paragraphs) =>
      column(
        `<style>@page{margin:0} p{margin:0 0 0.7em 0;text-align:justify}</style>${paragraphs
          .map((text) => `<p>${escaped(text)}</p>`)
          .join('')}`,
        width,
        POINTS.height - top - MARGIN_POINTS,
        em,
      ),
    ),
  );
  const placed = (page: GreyPage, x: number, y: number) => ({
    input: page.data,
    raw: { width: page.width, height: page.height, channels: 1 as const },
    left: Math.round(x * SCALE),
    top: Math.round(y * SCALE),
  });
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: 'white' } })
    .composite([
      placed(head, MARGIN_POINTS, MARGIN_POINTS),
      ...parts.map((part, index) => placed(part, MARGIN_POINTS + index * (width + GAP_POINTS), top)),
    ])
    .grayscale()
    .png()
    .toBuffer();
}

/** The same numbers each time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** As a poor copier or a phone in a dim room would have it: turned, blurred, shaded, grainy, specked, compressed. */
export async function damagePage(
  png: Buffer,
  { tiltDegrees = 0, noisy = false, halfSize = false }: Damage,
): Promise<Buffer> {
  const turned = sharp(png).rotate(tiltDegrees, { background: 'white' });
  if (!noisy) return turned.png().toBuffer();
  const { data, width, height } = await greyOf(sharp(await turned.png().toBuffer()).blur(1.2));
  const random = randomFrom(12_345);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const shade = 1 - 0.35 * (x / width) * (y / height);
      const grain = (random() + random() + random() + random() - 2) * 45;
      const speck = random() < 0.002 ? (random() < 0.5 ? 0 : 255) : undefined;
      data[at] = Math.min(255, Math.max(0, speck ?? (data[at]! * 0.85 + 20) * shade + grain));
    }
  const worn = sharp(data, { raw: { width, height, channels: 1 } });
  const sized = halfSize ? worn.resize({ width: Math.round(width / 2) }) : worn;
  return sized.jpeg({ quality: 60 }).toBuffer();
}

/** A PDF without a letter in it: each page is a picture. */
export function scanOf(pictures: readonly Buffer[]): Buffer {
  const pdf = new mupdf.PDFDocument();
  for (const picture of pictures) {
    const image = pdf.addImage(new mupdf.Image(picture));
    const resources = pdf.addObject({ XObject: { Page: image } });
    const paint = `q ${POINTS.width} 0 0 ${POINTS.height} 0 0 cm /Page Do Q`;
    pdf.insertPage(-1, pdf.addPage([0, 0, POINTS.width, POINTS.height], 0, resources, paint));
  }
  return Buffer.from(pdf.saveToBuffer('compress').asUint8Array());
}
