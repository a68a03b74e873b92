import type { OpenFile } from './open-file.ts';

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
