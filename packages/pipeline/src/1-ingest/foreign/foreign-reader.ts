import type { SourceText } from '@parlance/artifacts/source-text';
import type { Feed } from '@parlance/ports/feed-reader';
import type { PageLinks } from '@parlance/ports/page-links';
import type { Bounds, Material } from '../sources/read-material.ts';
import type { PlacedBlock } from '../structure/placed-block.ts';

/** A text as it came over the wire, not looked at yet. */
export type PageBytes = { bytes: Uint8Array; charset?: string | undefined };

/** What is done with words that strangers wrote: every call may be sent the worst that fits the size limits. */
export type ForeignCalls = {
  links(page: PageBytes, url: string): PageLinks;
  /** The newest episodes that can be read or heard, and the wanted one; undefined when it is no feed. */
  feed(page: PageBytes, wanted: string | undefined): Feed | undefined;
  /** Captions and transcripts as paragraphs that know when they begin; empty when it is none. */
  captions(page: PageBytes): PlacedBlock[];
  /** Throws AppError 'ingest.source_too_large'. */
  paste(text: string, bounds: Bounds): Promise<SourceText>;
  /** Throws AppError 'ingest.source_too_large'. */
  source(materials: Material[], bounds: Bounds): Promise<SourceText>;
};

/**
 * The same calls from where requests are answered and jobs are run: they happen elsewhere, within bounds of time
 * and memory. Throws AppError 'ingest.too_complex' when those are passed.
 */
export type ForeignReader = {
  [Name in keyof ForeignCalls]: (
    signal: AbortSignal,
    ...args: Parameters<ForeignCalls[Name]>
  ) => Promise<Awaited<ReturnType<ForeignCalls[Name]>>>;
};
