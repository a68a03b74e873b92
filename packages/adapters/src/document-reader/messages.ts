import type { DocumentFile, ReadDocument } from '@parlance/ports/document-reader';

/** What can be said of a document that gives no text. */
export type Refusal =
  | 'document.unreadable'
  | 'document.encrypted'
  | 'document.scanned'
  | 'document.too_large'
  | 'document.empty';

export type Request = { file: DocumentFile };

export type Reply =
  /** One more page, chapter or part is behind us. */
  { step: true } | { document: ReadDocument } | { refusal: Refusal; log: string };
