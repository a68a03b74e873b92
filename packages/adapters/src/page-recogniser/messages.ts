import { refusalsOf } from '@parlance/isolation/failure';
import type { PagesFile, RecognisedLine } from '@parlance/ports/page-recogniser';

export const REFUSALS = ['document.unreadable', 'document.too_large', 'document.empty'] as const;
export const refused = refusalsOf<(typeof REFUSALS)[number]>();

/** A paragraph as the engine saw it; `height` is that of its letters, as a share of the page's height. */
export type SeenParagraph = { lines: RecognisedLine[]; height: number };

export type SeenPage = { language: string; paragraphs: SeenParagraph[] };

/** What the recognising process can be asked. The file itself is not named: it comes open. */
export type Recognising = {
  open(format: PagesFile['format']): { pages: number };
  /** `language` undefined: the first words decide, beginning with `guess`. */
  page(number: number, language: string | undefined, guess: string): SeenPage;
};

const MEGABYTE = 1024 * 1024;

/** What a page may cost: far above honest ones, far below what would hurt the machine. */
export const RECOGNISING_LIMITS = {
  heapMegabytes: 256,
  residentBytes: 900 * MEGABYTE,
  openMs: 30_000,
  /** Noise that looks like letters can keep the engine busy for minutes. */
  pageMs: 150_000,
  maxPictureBytes: 64 * MEGABYTE,
  maxPixels: 60_000_000,
} as const;
