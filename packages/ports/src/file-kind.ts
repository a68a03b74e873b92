import type { DocumentFormat } from './document-reader.ts';

export type FileKind =
  | { kind: 'document'; format: DocumentFormat }
  | { kind: 'audio' | 'video' | 'picture' }
  | { kind: 'unknown' };

/**
 * Says what a file is by its content. The name only chooses how text is read (Markdown, a page, plain).
 * A file that is two things at once, or nothing the product knows, is unknown.
 */
export interface FileKinds {
  of(file: { path: string; name: string }): Promise<FileKind>;
}
