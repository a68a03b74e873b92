import { refusalsOf } from '@parlance/isolation/failure';
import type { DocumentFile, ReadDocument } from '@parlance/ports/document-reader';

/** What can be said of a document that gives no text. */
export const REFUSALS = [
  'document.unreadable',
  'document.encrypted',
  'document.scanned',
  'document.too_large',
  'document.empty',
] as const;
export const refused = refusalsOf<(typeof REFUSALS)[number]>();

/** What the reading process can be asked. The file itself is not named: it comes open. */
export type Reading = { read(file: Omit<DocumentFile, 'path'>): ReadDocument };
