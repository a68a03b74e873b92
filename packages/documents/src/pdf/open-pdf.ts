import { getResolvedPDFJS } from 'unpdf';
import { refused } from '../messages.ts';
import type { OpenFile } from '../open-file.ts';
import { CharacterMaps } from './character-maps.ts';

const CHUNK_BYTES = 256 * 1024;
/** Fetched ranges stay in memory as long as the document is open; after so many it is opened anew. */
const RENEW_AFTER_BYTES = 64 * 1024 * 1024;

// Here and not where it is needed: a sealed reader can load no module any more.
const pdfjs = await getResolvedPDFJS();

type PdfModule = typeof pdfjs;
export type Pdf = Awaited<ReturnType<PdfModule['getDocument']>['promise']>;

/** Only the parts that are asked for are read: the pictures of a large file mostly stay on disk. */
class DiskRanges {
  readonly transport: InstanceType<PdfModule['PDFDataRangeTransport']>;
  fetchedBytes = 0;

  constructor(file: OpenFile, size: number, head: Uint8Array) {
    this.transport = new pdfjs.PDFDataRangeTransport(size, head);
    this.transport.requestDataRange = (begin: number, end: number) => {
      void this.#fetch(file, begin, end);
    };
  }

  async #fetch(file: OpenFile, begin: number, end: number): Promise<void> {
    const bytes = new Uint8Array(end - begin);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, begin);
    this.fetchedBytes += bytesRead;
    this.transport.onDataRange(begin, bytes.subarray(0, bytesRead));
  }
}

export class PdfFile {
  readonly #file: OpenFile;
  readonly #size: number;
  #ranges: DiskRanges | undefined;
  #pdf: Pdf | undefined;

  private constructor(file: OpenFile, size: number) {
    this.#file = file;
    this.#size = size;
  }

  static async open(file: OpenFile): Promise<PdfFile> {
    return new PdfFile(file, (await file.stat()).size);
  }

  /** The document, opened anew when it has come to hold too much. */
  async document(): Promise<Pdf> {
    if (this.#pdf && (this.#ranges?.fetchedBytes ?? 0) > RENEW_AFTER_BYTES) await this.#drop();
    this.#pdf ??= await this.#load();
    return this.#pdf;
  }

  async #load(): Promise<Pdf> {
    const head = new Uint8Array(Math.min(this.#size, CHUNK_BYTES));
    await this.#file.read(head, 0, head.length, 0);
    this.#ranges = new DiskRanges(this.#file, this.#size, head);
    try {
      return await pdfjs.getDocument({
        range: this.#ranges.transport,
        rangeChunkSize: CHUNK_BYTES,
        disableAutoFetch: true,
        disableStream: true,
        disableFontFace: true,
        useSystemFonts: false,
        // Only a name: the maps are at hand.
        cMapUrl: 'cmaps/',
        cMapPacked: true,
        useWorkerFetch: false,
        BinaryDataFactory: CharacterMaps,
        isOffscreenCanvasSupported: false,
        verbosity: 0,
      }).promise;
    } catch (error) {
      const locked = (error as Error)?.name === 'PasswordException';
      throw refused(locked ? 'document.encrypted' : 'document.unreadable', String(error), error);
    }
  }

  async #drop(): Promise<void> {
    await this.#pdf?.loadingTask.destroy();
    this.#pdf = undefined;
  }

  async close(): Promise<void> {
    await this.#drop();
  }

  /** Whether any picture is in the file. Pictures are streams, so what describes them is always in the clear. */
  async hasPictures(): Promise<boolean> {
    const piece = Buffer.alloc(1024 * 1024);
    const overlap = 64;
    for (let at = 0; at < this.#size; at += piece.length - overlap) {
      const { bytesRead } = await this.#file.read(piece, 0, piece.length, at);
      if (/\/Subtype\s*\/Image\b/.test(piece.toString('latin1', 0, bytesRead))) return true;
      if (bytesRead < piece.length) break;
    }
    return false;
  }
}
