import { USABLE_CONFIDENCE } from '@parlance/ports/page-recogniser';
import type { SeenParagraph } from './messages.ts';
import type { PreparedPage } from './prepare-page.ts';

/** The engine writes one element a line: paragraphs, lines, words, each with a title that says where and how sure. */
const PARAGRAPH = "class='ocr_par'";
const WORD = "class='ocrx_word'";
const LINE = /^\s{0,12}<span class='ocr_/;
const BOX = /bbox (-?\d{1,6}) (-?\d{1,6}) (-?\d{1,6}) (-?\d{1,6})/;
const SURE = /x_wconf (\d{1,3})/;
const SIZE = /x_size ([\d.]{1,9})/;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Between the first and the last tag; bold and slanted words have tags of their own inside. */
function wordOf(element: string): string {
  const text = element.slice(element.indexOf('>') + 1).replace(/<\/?[a-z]{1,6}>/g, '');
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole).trim();
}

type OpenLine = {
  words: string[];
  box: RegExpExecArray | null;
  size: number;
  /** Of the weakest word. */
  sure: number;
  /** The sum over all letters. */
  letters: number;
  sureLetters: number;
};

/** One word that was hard to read makes no smudge of a line: most of its letters would have to be. */
const isUsable = ({ letters, sureLetters }: OpenLine): boolean => sureLetters >= letters * USABLE_CONFIDENCE;

export function readHocr(hocr: string, page: PreparedPage): SeenParagraph[] {
  const paragraphs: { lines: OpenLine[] }[] = [];
  for (const element of hocr.split('\n')) {
    const line = paragraphs.at(-1)?.lines.at(-1);
    if (element.includes(PARAGRAPH)) paragraphs.push({ lines: [] });
    else if (element.includes(WORD)) {
      const word = wordOf(element);
      if (!line || word === '') continue;
      line.words.push(word);
      const sure = Number(SURE.exec(element)?.[1] ?? 0) / 100;
      line.sure = Math.min(line.sure, sure);
      line.letters += word.length;
      line.sureLetters += sure * word.length;
    } else if (LINE.test(element))
      paragraphs.at(-1)?.lines.push({
        words: [],
        box: BOX.exec(element),
        size: Number(SIZE.exec(element)?.[1] ?? 0),
        sure: 1,
        letters: 0,
        sureLetters: 0,
      });
  }
  return paragraphs.flatMap(({ lines }) => {
    const kept = lines.filter((line) => line.words.length > 0 && line.box && isUsable(line));
    if (kept.length === 0) return [];
    const height = Math.max(...kept.map(({ size }) => size)) / page.height;
    return [{ height, lines: kept.map((line) => placed(line, page)) }];
  });
}

function placed({ words, box, sure }: OpenLine, page: PreparedPage): SeenParagraph['lines'][number] {
  const [left = 0, top = 0, right = 0, bottom = 0] = box!.slice(1).map(Number);
  // A tilted page gives a tilted box; the upright one around it holds the line whole.
  const corners = [
    page.toShare(left, top),
    page.toShare(right, top),
    page.toShare(right, bottom),
    page.toShare(left, bottom),
  ];
  const rounded = (share: number) => Math.round(share * 10_000) / 10_000;
  return {
    text: words.join(' '),
    confidence: sure,
    box: {
      left: rounded(Math.min(...corners.map(({ x }) => x))),
      top: rounded(Math.min(...corners.map(({ y }) => y))),
      right: rounded(Math.max(...corners.map(({ x }) => x))),
      bottom: rounded(Math.max(...corners.map(({ y }) => y))),
    },
  };
}
