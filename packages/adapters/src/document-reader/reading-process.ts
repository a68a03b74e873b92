import { Worker } from 'node:worker_threads';
import { isAppError } from '@parlance/kernel/errors';
import type { DocumentFile, DocumentFormat, ReadDocument } from '@parlance/ports/document-reader';
import { MAX_BLOCKS, READING_LIMITS } from './limits.ts';
import type { Refusal, Reply, Request } from './messages.ts';

type ReadFormat = (file: DocumentFile, onStep: () => void) => Promise<ReadDocument>;

/** Each format's parser is heavy and only one is needed. */
const READERS: Record<DocumentFormat, () => Promise<ReadFormat>> = {
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  docx: async () => (await import('./read-docx.ts')).readDocx,
  epub: async () => (await import('./read-epub.ts')).readEpub,
  markdown: async () => (await import('./read-markdown.ts')).readMarkdown,
  text: async () => (await import('./read-text.ts')).readText,
  html: async () => (await import('./read-html.ts')).readHtml,
};

// The parent may be gone by now; then there is nobody to tell.
const tell = (reply: Reply): void => void process.send?.(reply, () => {});

function withinLimit(document: ReadDocument): ReadDocument {
  if (document.blocks.length <= MAX_BLOCKS) return document;
  const warnings = new Set([...document.warnings, 'truncated' as const]);
  return { ...document, blocks: document.blocks.slice(0, MAX_BLOCKS), warnings: [...warnings] };
}

async function read(file: DocumentFile): Promise<Reply> {
  try {
    const readFormat = await READERS[file.format]();
    const document = await readFormat(file, () => tell({ step: true }));
    if (!document.blocks.some((block) => /[\p{L}\p{N}]/u.test(block.text)))
      return { refusal: 'document.empty', log: `${file.format} without a word` };
    return { document: withinLimit(document) };
  } catch (error) {
    if (isAppError(error)) return { refusal: error.code as Refusal, log: error.message };
    return { refusal: 'document.unreadable', log: String(error) };
  }
}

// It stays until the parent ends it: a process that ends by itself may be gone before its answer is heard.
process.once('message', async ({ file }: Request) => tell(await read(file)));

const guard = new Worker(new URL('./memory-guard-thread.ts', import.meta.url), {
  workerData: { residentBytes: READING_LIMITS.residentBytes },
});
guard.unref();

// A terminal sends its interrupt to every process; only the parent decides when reading ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));
