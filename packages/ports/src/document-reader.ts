export type DocumentBlock = {
  kind: 'heading' | 'paragraph' | 'item' | 'quote';
  /** Of a heading, 1 the highest. */
  level?: number;
  text: string;
  /** Counted from 1, where the block begins; only for formats that have pages. */
  page?: number;
};

export type ReadDocument = {
  title?: string;
  /** As the document itself says, e.g. "pt-BR"; nobody checked it against the words. */
  language?: string;
  canonicalUrl?: string;
  blocks: DocumentBlock[];
  pages?: number;
  /** Pages that are pictures were left out; the document goes on after what was read. */
  warnings: ('scanned_pages' | 'truncated')[];
};

export type DocumentFormat = 'pdf' | 'docx' | 'epub' | 'markdown' | 'text' | 'html';

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

/** Turns one document into what a person would read of it, in reading order, without page furniture. */
export interface DocumentReader {
  /**
   * Runs outside the process, with memory and time limits. Throws AppError document.unreadable |
   * document.encrypted | document.scanned | document.too_large | document.empty.
   */
  read(file: DocumentFile, signal: AbortSignal): Promise<ReadDocument>;
}
