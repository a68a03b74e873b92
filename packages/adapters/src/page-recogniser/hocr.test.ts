import { expect, it } from 'vitest';
import { readHocr } from './hocr.ts';

const word = (text: string, sure: number) =>
  `      <span class='ocrx_word' id='word_1_1' title='bbox 10 20 50 40; x_wconf ${sure}'>${text}</span>`;
const HOCR = [
  "   <div class='ocr_carea' id='block_1_1' title=\"bbox 0 0 100 200\">",
  "    <p class='ocr_par' id='par_1_1' lang='eng' title=\"bbox 10 20 90 60\">",
  "     <span class='ocr_line' id='line_1_1' title=\"bbox 10 20 90 40; baseline 0 -9; x_size 20; x_descenders 9\">",
  word('Salt &amp; <strong>water</strong>', 96),
  word('rose', 71),
  '     </span>',
  "     <span class='ocr_header' id='line_1_2' title=\"bbox 10 40 90 60; x_size 22\">",
  word('twice.', 95),
].join('\n');

const page = {
  data: Buffer.alloc(0),
  width: 100,
  height: 200,
  toShare: (x: number, y: number) => ({ x: x / 100, y: y / 200 }),
};

it('gives lines with their place, as sure as their weakest word', () => {
  expect(readHocr(HOCR, page)).toEqual([
    {
      height: 0.11,
      lines: [
        {
          text: 'Salt & water rose',
          confidence: 0.71,
          box: { left: 0.1, top: 0.1, right: 0.9, bottom: 0.2 },
        },
        { text: 'twice.', confidence: 0.95, box: { left: 0.1, top: 0.2, right: 0.9, bottom: 0.3 } },
      ],
    },
  ]);
});

it('keeps a line with one word that was hard to read, and no smudge', () => {
  const line = (...words: string[]) =>
    [
      "    <p class='ocr_par' id='par_1_1' lang='eng' title=\"bbox 10 20 90 60\">",
      "     <span class='ocr_line' id='line_1_1' title=\"bbox 10 20 90 40; x_size 20\">",
      ...words,
    ].join('\n');
  const hard = line(
    word('The', 96),
    word('cigieña', 31),
    word('carried', 95),
    word('a', 96),
    word('spear.', 94),
  );
  expect(readHocr(hard, page)[0]?.lines[0]).toMatchObject({
    text: 'The cigieña carried a spear.',
    confidence: 0.31,
  });
  expect(readHocr(line(word('j§', 30), word('1l,;', 41)), page)).toEqual([]);
});

it('finds nothing on an empty page', () => {
  expect(readHocr("<div class='ocr_page'></div>", page)).toEqual([]);
});
