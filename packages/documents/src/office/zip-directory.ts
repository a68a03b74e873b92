import type { OpenFile } from '../open-file.ts';

export type ZipEntry = {
  name: string;
  method: number;
  encrypted: boolean;
  packedBytes: number;
  /** Of the local header, from the start of the file. */
  offset: number;
};

const END_BYTES = 22;
const END = 0x06054b50;
const COMMENT_MAX_BYTES = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const DIRECTORY_MAX_BYTES = 8 * 1024 * 1024;

type End = { directoryOffset: number; directoryBytes: number; at: number };

/** The record that ends an archive, if the file ends with one whose comment fits to the last byte. */
export async function zipEnd(file: OpenFile): Promise<End | undefined> {
  const { size } = await file.stat();
  const tail = Buffer.alloc(Math.min(size, END_BYTES + COMMENT_MAX_BYTES));
  await file.read(tail, 0, tail.length, size - tail.length);
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END) continue;
    if (at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue;
    return {
      directoryBytes: tail.readUInt32LE(at + 12),
      directoryOffset: tail.readUInt32LE(at + 16),
      at: size - tail.length + at,
    };
  }
  return undefined;
}

/** What the directory lists; undefined when there is none, or it is one no honest document has. */
export async function zipEntries(file: OpenFile): Promise<ZipEntry[] | undefined> {
  const end = await zipEnd(file);
  // The directory must lie right before its end record: anything between, or in front, is a second file.
  if (!end || end.directoryBytes > DIRECTORY_MAX_BYTES) return undefined;
  if (end.directoryOffset + end.directoryBytes !== end.at) return undefined;
  const directory = Buffer.alloc(end.directoryBytes);
  await file.read(directory, 0, directory.length, end.directoryOffset);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; ) {
    if (directory.readUInt32LE(at) !== ENTRY) return undefined;
    const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, nameEnd),
      encrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      packedBytes: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    });
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}
