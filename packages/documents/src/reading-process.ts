import { FILE_DESCRIPTOR } from '@parlance/isolation/messages';
import { programArgs, serve } from '@parlance/isolation/serve';
import type { DocumentFormat, ReadDocument } from '@parlance/ports/document-reader';
import { MAX_BLOCKS } from './limits.ts';
import { type Reading, refused } from './messages.ts';
import { fileAt, type OpenDocument } from './open-file.ts';

type ReadFormat = (file: OpenDocument, onStep: () => void) => Promise<ReadDocument>;

/** Each format's parser is heavy and only one is needed. */
const READERS: Record<DocumentFormat, () => Promise<ReadFormat>> = {
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  docx: async () => (await import('./office/read-docx.ts')).readDocx,
  odt: async () => (await import('./office/read-odt.ts')).readOdt,
  epub: async () => (await import('./office/read-epub.ts')).readEpub,
  markdown: async () => (await import('./text/read-markdown.ts')).readMarkdown,
  text: async () => (await import('./text/read-text.ts')).readText,
  html: async () => (await import('./html/read-html.ts')).readHtml,
};

function withinLimit(document: ReadDocument): ReadDocument {
  if (document.blocks.length <= MAX_BLOCKS) return document;
  const warnings = new Set([...document.warnings, 'truncated' as const]);
  return { ...document, blocks: document.blocks.slice(0, MAX_BLOCKS), warnings: [...warnings] };
}

const [format] = programArgs() as [DocumentFormat];
const readFormat = await READERS[format]();

serve<Reading>({
  read: async ([file], onStep) => {
    const document = await readFormat({ ...file, content: fileAt(FILE_DESCRIPTOR) }, onStep);
    if (!document.blocks.some((block) => /[\p{L}\p{N}]/u.test(block.text)))
      throw refused('document.empty', `${format} without a word`);
    return withinLimit(document);
  },
});
