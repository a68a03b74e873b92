import { Inflate } from 'fflate';
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVE_ENTRIES, MAX_ENTRY_BYTES } from '../limits.ts';
import { refused } from '../messages.ts';
import type { OpenFile } from '../open-file.ts';
import { type ZipEntry, zipEntries } from './zip-directory.ts';

const LOCAL_HEADER_BYTES = 30;
const LOCAL_HEADER = 0x04034b50;
const PIECE_BYTES = 64 * 1024;

/**
 * An archive read entry by entry from disk. What a directory says about sizes is a claim: bytes are counted
 * as they come out, of each entry and of the whole archive, however often entries share the same bytes.
 */
export class ZipArchive {
  readonly #file: OpenFile;
  readonly #entries: Map<string, ZipEntry>;
  #inflatedBytes = 0;

  private constructor(file: OpenFile, entries: ZipEntry[]) {
    this.#file = file;
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]));
  }

  static async open(file: OpenFile): Promise<ZipArchive> {
    const entries = await zipEntries(file);
    if (!entries) throw refused('document.unreadable', 'no zip directory');
    if (entries.length > MAX_ARCHIVE_ENTRIES) throw refused('document.too_large', 'too many entries');
    return new ZipArchive(file, entries);
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    if (entry.encrypted) throw refused('document.encrypted', `${name} is encrypted`);
    const header = Buffer.alloc(LOCAL_HEADER_BYTES);
    await this.#file.read(header, 0, LOCAL_HEADER_BYTES, entry.offset);
    if (header.readUInt32LE(0) !== LOCAL_HEADER) throw refused('document.unreadable', `${name} is not there`);
    const from = entry.offset + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
    if (entry.method !== 0 && entry.method !== 8)
      throw refused('document.unreadable', `${name} is packed by method ${entry.method}`);
    return await this.#unpack(entry, from);
  }

  async #unpack(entry: ZipEntry, from: number): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    const keep = (piece: Uint8Array): void => {
      bytes += piece.length;
      this.#inflatedBytes += piece.length;
      if (bytes > MAX_ENTRY_BYTES || this.#inflatedBytes > MAX_ARCHIVE_BYTES)
        throw refused('document.too_large', `${entry.name} is more than can be read`);
      pieces.push(piece.slice());
    };
    const inflate = entry.method === 8 ? new Inflate(keep) : undefined;
    for (let done = 0; done < entry.packedBytes; done += PIECE_BYTES) {
      const length = Math.min(PIECE_BYTES, entry.packedBytes - done);
      const buffer = Buffer.alloc(length);
      const { bytesRead } = await this.#file.read(buffer, 0, length, from + done);
      if (bytesRead < length) throw refused('document.unreadable', `${entry.name} breaks off`);
      if (inflate) inflate.push(buffer, done + length >= entry.packedBytes);
      else keep(buffer);
    }
    return Buffer.concat(pieces);
  }
}
