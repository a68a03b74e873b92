const MEGABYTE = 1024 * 1024;

/** What one document may cost. Far above honest documents, far below what would hurt the machine. */
export const READING_LIMITS = {
  heapMegabytes: 300,
  /** Heap, buffers and program together; an inflated stream lives outside the heap. */
  residentBytes: 600 * MEGABYTE,
  /** To open the document and read its first part. */
  patienceMs: 20_000,
  /** Each page or part that was read buys this much more, so a long book may take its time and a bomb may not. */
  patiencePerStepMs: 100,
  overallMs: 10 * 60_000,
} as const;

/** What is read of one document; the rest is left out, and said so. */
export const MAX_PAGES = 10_000;
export const MAX_TEXT_BYTES = 12 * MEGABYTE;
/** Each is an object the service has to take over at once. */
export const MAX_BLOCKS = 20_000;
export const MAX_HTML_BYTES = 12 * MEGABYTE;

/** Of an archive: one entry, and all that is ever inflated of it. */
export const MAX_ENTRY_BYTES = 48 * MEGABYTE;
export const MAX_ARCHIVE_BYTES = 256 * MEGABYTE;
export const MAX_ARCHIVE_ENTRIES = 20_000;
