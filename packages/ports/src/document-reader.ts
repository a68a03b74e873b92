/** Stands in a text where something stood that has no words: a formula, or a picture of one. */
export const UNREADABLE = '\ufffc';

/**
 * What a block is. Readers say what their format says; what no format tells (a contents page in plain text, a
 * licence, a reference) is found where all readers come together.
 */
export type BlockKind =
  | 'heading'
  | 'paragraph'
  | 'item'
  | 'quote'
  | 'table'
  | 'code'
  | 'formula'
  | 'caption'
  | 'footnote'
  | 'reference'
  | 'contents'
  | 'licence'
  | 'boilerplate'
  | 'changes'
  /** Plain text with its line breaks, whose parts nobody marked. */
  | 'unstructured';

export type DocumentBlock = {
  kind: BlockKind;
  /** Of a heading, 1 the highest. */
  level?: number;
  text: string;
  /** Of a table, cell by cell. */
  rows?: string[][];
  /** Whether the first row names the columns. */
  headed?: boolean;
  /** Of a list of terms: which of them it is, or explains, the outermost first. */
  terms?: readonly string[];
  /** All of its words lead to another place. */
  linked?: true;
  /** Counted from 1, where the block begins; only for formats that have pages. */
  page?: number;
};

export type ReadDocument = {
  title?: string;
  /** As the document itself says, e.g. "pt-BR"; nobody checked it against the words. */
  language?: string;
  canonicalUrl?: string;
  /** Who wrote it, as the document itself says; a person's name, several, or that of a house. */
  author?: string;
  blocks: DocumentBlock[];
  pages?: number;
  /** Pages that are pictures were left out; the document goes on after what was read. */
  warnings: ('scanned_pages' | 'truncated')[];
};

export type DocumentFormat = 'pdf' | 'docx' | 'odt' | 'epub' | 'markdown' | 'text' | 'html';

export type DocumentFile = {
  path: string;
  format: DocumentFormat;
  /** As the person knows it; it says nothing about the content. */
  name: string;
  /** What the sender declared; believed only where the bytes allow it. */
  charset?: string;
  /** Where a page was found; its own links are read against it. */
  url?: string;
};

/** Turns one document into blocks in reading order, each with its kind, without page furniture. */
export interface DocumentReader {
  /**
   * Runs outside the process, with memory and time limits. Throws AppError document.unreadable |
   * document.encrypted | document.scanned | document.too_large | document.empty.
   */
  read(file: DocumentFile, signal: AbortSignal): Promise<ReadDocument>;
}
