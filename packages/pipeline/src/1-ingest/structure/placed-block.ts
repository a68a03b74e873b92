import type { Passage } from '@parlance/artifacts/source-text';
import type { DocumentBlock } from '@parlance/ports/document-reader';

/** A block and where it stands in its document. */
export type PlacedBlock = DocumentBlock & {
  /** As printed before a heading. */
  number?: string;
  startMs?: number;
  boxes?: Passage['address']['boxes'];
  /** Read from a picture with little confidence: not to be quoted. */
  unsure?: boolean;
  /** Base language, where it is not the document's. */
  language?: string;
  /** Who wrote the text, and when. */
  isByline?: true;
} & Pick<Passage, 'label' | 'headedBy' | 'quoted'>;
