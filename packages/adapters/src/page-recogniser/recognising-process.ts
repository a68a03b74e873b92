// Entry of the process in which pictures of pages are read.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { serve } from '@parlance/isolation/serve';
import sharp from 'sharp';
import { createOCREngine, type OCREngine } from 'tesseract-wasm';
import { readHocr } from './hocr.ts';
import { likelyLanguage } from './likely-language.ts';
import { type Recognising, refused, type SeenPage } from './messages.ts';
import { openPages, type PagePictures } from './page-pictures.ts';
import { type PreparedPage, preparePage } from './prepare-page.ts';
import { loadTrainedData, RECOGNISED_LANGUAGES } from './trained-data.ts';

sharp.concurrency(1);
sharp.cache(false);

const FULLY_AUTOMATIC = '3';
const FALLBACK_LANGUAGE = 'en';

const library = dirname(createRequire(import.meta.url).resolve('tesseract-wasm'));
const wasmBinary = readFileSync(join(library, 'tesseract-core.wasm'));
const trainedData = loadTrainedData();
// Both are asked for when first used; behind the seal that is too late.
const first = await createOCREngine({ wasmBinary });
await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
  .png()
  .toBuffer();

let pictures: PagePictures | undefined;
let engine: { language: string; ocr: OCREngine } | undefined;

async function engineFor(language: string): Promise<OCREngine> {
  if (engine?.language === language) return engine.ocr;
  engine?.ocr.destroy();
  const ocr = engine ? await createOCREngine({ wasmBinary }) : first;
  ocr.loadModel(trainedData(language));
  // Without this it takes a page for one block and reads across columns.
  ocr.setVariable('tessedit_pageseg_mode', FULLY_AUTOMATIC);
  ocr.setVariable('user_defined_dpi', '240');
  engine = { language, ocr };
  return ocr;
}

async function read(page: PreparedPage, language: string): Promise<SeenPage> {
  const ocr = await engineFor(language);
  const data = new Uint8ClampedArray(page.width * page.height * 4);
  for (let at = 0; at < page.data.length; at++) {
    const to = at * 4;
    data[to] = data[to + 1] = data[to + 2] = page.data[at]!;
    data[to + 3] = 255;
  }
  ocr.loadImage({ width: page.width, height: page.height, data });
  try {
    return { language, paragraphs: readHocr(ocr.getHOCR(), page) };
  } finally {
    ocr.clearImage();
  }
}

const wordsOf = ({ paragraphs }: SeenPage): string =>
  paragraphs.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');

serve<Recognising>({
  async open([format]) {
    pictures = await openPages(format);
    return { pages: pictures.pages };
  },
  async page([number, language, guess]) {
    if (!pictures) throw refused('document.unreadable', 'no file was opened');
    const page = await preparePage(await pictures.picture(number));
    if (language !== undefined) return read(page, language);
    const tried = RECOGNISED_LANGUAGES.includes(guess) ? guess : FALLBACK_LANGUAGE;
    const seen = await read(page, tried);
    const likely = likelyLanguage(wordsOf(seen), tried);
    return likely === tried ? seen : read(page, likely);
  },
});
