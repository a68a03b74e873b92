import { fstat, read } from 'node:fs';
import { promisify } from 'node:util';
import type { DocumentFile } from '@parlance/ports/document-reader';

/** As much of an open file as reading needs: it has no name, and no way to another. */
export interface OpenFile {
  read(buffer: Uint8Array, offset: number, length: number, position: number): Promise<{ bytesRead: number }>;
  stat(): Promise<{ size: number }>;
}

/** A document in the hands of its reader. */
export type OpenDocument = Omit<DocumentFile, 'path'> & { content: OpenFile };

const readAt = promisify(read);
const statOf = promisify(fstat);

export const fileAt = (descriptor: number): OpenFile => ({
  read: (buffer, offset, length, position) => readAt(descriptor, buffer, offset, length, position),
  stat: () => statOf(descriptor),
});

/** The beginning of a file, and whether there was more of it. */
export async function readBytes(
  file: OpenFile,
  maxBytes: number,
): Promise<{ bytes: Buffer; truncated: boolean }> {
  const { size } = await file.stat();
  const bytes = Buffer.alloc(Math.min(size, maxBytes));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
  return { bytes: bytes.subarray(0, bytesRead), truncated: size > maxBytes };
}
