import type { ReadDocument } from '@parlance/ports/document-reader';
import { MAX_TEXT_BYTES } from '../limits.ts';
import { type OpenDocument, readBytes } from '../open-file.ts';
import { decodeText } from './charset.ts';

/** Nothing in a plain text says what its parts are: it is read where pasted texts are, in the same way. */
export async function readText(file: OpenDocument): Promise<ReadDocument> {
  const { bytes, truncated } = await readBytes(file.content, MAX_TEXT_BYTES);
  const text = decodeText(bytes, file.charset);
  return { blocks: [{ kind: 'unstructured', text }], warnings: truncated ? ['truncated'] : [] };
}
