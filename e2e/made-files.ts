import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { Demuxer, Encoder, Muxer } from 'node-av/api';
import { AV_PIX_FMT_YUV420P, FF_ENCODER_MPEG4 } from 'node-av/constants';
import { Frame, Rational } from 'node-av/lib';
import PdfDocument from 'pdfkit';

/** A plain document as a reporting tool writes it. */
export async function reportPdf(paragraphs: string[]): Promise<Buffer> {
  const document = new PdfDocument({ size: 'A4', margin: 60 });
  for (const text of paragraphs) document.fontSize(11).text(text).moveDown();
  document.end();
  return Buffer.concat(await document.toArray());
}

/** A paper as a journal prints it: two columns, a running head, a number under every page. */
export async function paperPdf(
  context: BrowserContext,
  title: string,
  paragraphs: string[],
): Promise<Buffer> {
  const page = await context.newPage();
  await page.setContent(`<!doctype html><html lang="en"><head><title>${title}</title><style>
    body { font: 10.5pt/1.4 serif; text-align: justify; hyphens: auto }
    h1 { font-size: 19pt; text-align: center }
    main { columns: 2; column-gap: 8mm }
  </style></head><body><h1>${title}</h1>
    <main>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</main></body></html>`);
  const small = 'font-size: 8pt; width: 100%; text-align: center';
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '25mm', bottom: '25mm', left: '20mm', right: '20mm' },
    displayHeaderFooter: true,
    headerTemplate: `<div style="${small}">Journal of Coastal Lights, volume 12</div>`,
    footerTemplate: `<div style="${small}"><span class="pageNumber"></span></div>`,
  });
  await page.close();
  return pdf;
}

const SIDE = 64;
const PICTURES_PER_SECOND = 5;

function* greyPictures(seconds: number): Generator<Frame> {
  for (let at = 0; at < seconds * PICTURES_PER_SECOND; at++)
    yield Frame.fromVideoBuffer(Buffer.alloc((SIDE * SIDE * 3) / 2, at), {
      width: SIDE,
      height: SIDE,
      format: AV_PIX_FMT_YUV420P,
      timeBase: new Rational(1, PICTURES_PER_SECOND),
      pts: BigInt(at),
    });
}

/** A film with the sound of a recording. */
export function filmOf(recording: Buffer, folder: string): Buffer {
  const path = join(folder, 'film.mp4');
  const sound = Demuxer.openSync(recording, { format: 'mp3' });
  const muxer = Muxer.openSync(path);
  const encoder = Encoder.createSync(FF_ENCODER_MPEG4);
  const tracks = { pictures: muxer.addStream(encoder), sound: muxer.addStream(sound.audio()!) };
  for (const packet of encoder.packetsSync(greyPictures(sound.duration)))
    if (packet) muxer.writePacketSync(packet, tracks.pictures);
  for (const packet of encoder.flushPacketsSync()) muxer.writePacketSync(packet, tracks.pictures);
  for (const packet of sound.packetsSync()) if (packet) muxer.writePacketSync(packet, tracks.sound);
  encoder.close();
  muxer.closeSync();
  sound.closeSync();
  return readFileSync(path);
}
