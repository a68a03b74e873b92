import { open } from 'node:fs/promises';

/** The beginning of a file, and whether there was more of it. */
export async function readBytes(
  path: string,
  maxBytes: number,
): Promise<{ bytes: Buffer; truncated: boolean }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, maxBytes));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    return { bytes: bytes.subarray(0, bytesRead), truncated: size > maxBytes };
  } finally {
    await file.close();
  }
}
