import type { DocumentBlock } from '@parlance/ports/document-reader';

/** A block and where it stands in its document. */
export type PlacedBlock = DocumentBlock & {
  /** As printed before a heading. */
  number?: string;
  startMs?: number;
  /** Base language, where it is not the document's. */
  language?: string;
};
