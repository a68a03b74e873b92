import {
  type PageRecogniser,
  type PagesFile,
  QUOTABLE_CONFIDENCE,
  type RecognisedBlock,
} from '@parlance/ports/page-recogniser';
import type { PlacedBlock } from '../structure/placed-block.ts';

/** Without a plan's word: a book. */
const MAX_PAGES = 1_000;

/** How much is read, 0 to 1; of pictures of pages also how many. */
export type OnRead = (share: number, pages?: { done: number; total: number }) => void;

export type PageRules = {
  /** Base language that was asked for. */
  language: string;
  maxPages?: number | undefined;
  /** Numbers of the pages to look at; all when left out. */
  only?: number[];
  signal: AbortSignal;
  onRead?: OnRead | undefined;
};

/** One misread word makes a wrong quotation, so the weakest line of a paragraph speaks for it. */
function placed({ kind, level, text, page, lines }: RecognisedBlock): PlacedBlock {
  const isSure = lines.every(({ confidence }) => confidence >= QUOTABLE_CONFIDENCE);
  return {
    kind,
    ...(level === undefined ? {} : { level }),
    text,
    page,
    boxes: lines.map(({ box }) => box),
    ...(isSure ? {} : { unsure: true }),
  };
}

/** What stands on pictures of pages, as blocks that know where. */
export async function recognisePages(
  recogniser: PageRecogniser,
  file: PagesFile,
  { language, maxPages = MAX_PAGES, only, signal, onRead }: PageRules,
): Promise<{ title?: string; blocks: PlacedBlock[] }> {
  const { blocks } = await recogniser.recognise(file, {
    language,
    maxPages,
    only,
    signal,
    onPage: (done, total) => onRead?.(done / total, { done, total }),
  });
  const title = blocks.find(({ kind, level, page }) => kind === 'heading' && level === 1 && page === 1)?.text;
  return { ...(title === undefined ? {} : { title }), blocks: blocks.map(placed) };
}
