import type { SeenParagraph } from './messages.ts';
import type { PreparedPage } from './prepare-page.ts';

/** What the engine writes of a page: paragraphs of lines of words, each with a title that says where and how sure. */
const TAG =
  /<(p|span) class='(ocr_par|ocr_line|ocr_header|ocr_caption|ocr_textfloat|ocrx_word)'[^>]{0,200}?title=["']([^"'>]{0,300})["'][^>]{0,60}>([^<]{0,400})/g;
const BOX = /bbox (-?\d{1,6}) (-?\d{1,6}) (-?\d{1,6}) (-?\d{1,6})/;
const SURE = /x_wconf (\d{1,3})/;
const SIZE = /x_size ([\d.]{1,9})/;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

type OpenLine = { words: string[]; box: RegExpExecArray | null; size: number; sure: number };

export function readHocr(hocr: string, page: PreparedPage): SeenParagraph[] {
  const paragraphs: { lines: OpenLine[] }[] = [];
  for (const [, , kind, title = '', text = ''] of hocr.matchAll(TAG)) {
    if (kind === 'ocr_par') paragraphs.push({ lines: [] });
    else if (kind !== 'ocrx_word')
      paragraphs
        .at(-1)
        ?.lines.push({ words: [], box: BOX.exec(title), size: Number(SIZE.exec(title)?.[1] ?? 0), sure: 1 });
    else {
      const line = paragraphs.at(-1)?.lines.at(-1);
      const word = decoded(text).trim();
      if (!line || word === '') continue;
      line.words.push(word);
      line.sure = Math.min(line.sure, Number(SURE.exec(title)?.[1] ?? 0) / 100);
    }
  }
  return paragraphs.flatMap(({ lines }) => {
    const kept = lines.filter(({ words, box }) => words.length > 0 && box);
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
