import type { DocumentBlock } from './document-reader.ts';

/** Where something stands on the picture of its page: shares of its width and height, from the top left. */
export type PageBox = { left: number; top: number; right: number; bottom: number };

export type RecognisedLine = {
  text: string;
  box: PageBox;
  /** 0 to 1: how sure the weakest word of the line is. The mean says little: one wrong word spoils a quotation. */
  confidence: number;
};

export type RecognisedBlock = DocumentBlock & { page: number; lines: RecognisedLine[] };

export type RecognisedPages = {
  /** Base language the pages were read in, e.g. "pt". */
  language: string;
  blocks: RecognisedBlock[];
  /** In the whole file, also beyond what was read. */
  pages: number;
  /** Numbers of those on which nothing could be read. */
  unreadPages: number[];
};

export type PagesFile = { path: string; format: 'pdf' | 'picture' };

export type RecognisingTask = {
  /** Base language, tried first; what the first words show decides. */
  language: string;
  /** Numbers of the wanted pages, counted from 1; all when left out. */
  only?: number[];
  /** A file with more is refused before anything is read. */
  maxPages: number;
  /** Resolves with a place for one page, which is given back after it; without this, files wait for each other. */
  turn?: (signal: AbortSignal) => Promise<Disposable>;
  /** After each page. */
  onPage?(done: number, total: number): void;
  signal: AbortSignal;
};

/** Reads text off pictures of pages: scans, photos, screenshots. */
export interface PageRecogniser {
  /**
   * Page after page, outside the process, with memory and time limits. A page that can't be read costs only itself.
   * Throws AppError document.unreadable | document.too_large | document.too_many_pages | document.empty.
   */
  recognise(file: PagesFile, task: RecognisingTask): Promise<RecognisedPages>;
}

/** A line whose weakest word is surer may be quoted as it stands. */
export const QUOTABLE_CONFIDENCE = 0.9;
/** A line whose letters are less sure on the whole is a smudge. */
export const USABLE_CONFIDENCE = 0.6;
