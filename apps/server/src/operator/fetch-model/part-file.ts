import { constants, type FileHandle, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { DownloadError } from './download-error.ts';

const State = z.object({ address: z.string(), validator: z.string().optional() });

/** What came so far, beside the file it becomes; the next command finds it and goes on. */
export class PartFile {
  readonly #file: string;
  readonly #address: string;
  readonly #handle: FileHandle;
  #bytes: number;
  #validator: string | undefined;

  private constructor(file: string, address: string, handle: FileHandle, bytes: number, validator?: string) {
    this.#file = file;
    this.#address = address;
    this.#handle = handle;
    this.#bytes = bytes;
    this.#validator = validator;
  }

  /** With what an earlier command brought of the same address, if anything. */
  static async open(file: string, address: string): Promise<PartFile> {
    const state = await readState(`${file}.part.json`);
    const isSame = state?.address === address;
    const handle = await open(`${file}.part`, constants.O_RDWR | constants.O_CREAT);
    if (!isSame) await handle.truncate(0);
    const { size } = await handle.stat();
    return new PartFile(file, address, handle, size, isSame ? state.validator : undefined);
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The mark by which the server knows whether its file is still the same. */
  get validator(): string | undefined {
    return this.#validator;
  }

  /** From the first byte again, of a file with this mark. */
  async restart(validator: string | undefined): Promise<void> {
    await this.#handle.truncate(0);
    this.#bytes = 0;
    this.#validator = validator;
    await writeFile(`${this.#file}.part.json`, JSON.stringify({ address: this.#address, validator }));
  }

  async append(chunk: Uint8Array): Promise<void> {
    let written = 0;
    while (written < chunk.length) {
      const { bytesWritten } = await this.#handle.write(chunk, written, chunk.length - written, this.#bytes);
      written += bytesWritten;
      this.#bytes += bytesWritten;
    }
  }

  async head(bytes: number): Promise<Buffer> {
    const { buffer, bytesRead } = await this.#handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  }

  /** All of it, as it lies on the disk. */
  async *read(): AsyncGenerator<Uint8Array> {
    yield* this.#handle.createReadStream({ start: 0, autoClose: false });
  }

  /** Under its own name, whole or not at all. */
  async finish(): Promise<void> {
    await this.#handle.sync();
    await this.#handle.close();
    await rename(`${this.#file}.part`, this.#file);
    await rm(`${this.#file}.part.json`, { force: true });
  }

  /** For the next command to go on with. */
  close(): Promise<void> {
    return this.#handle.close();
  }

  async discard(): Promise<void> {
    await this.#handle.close();
    await rm(`${this.#file}.part`, { force: true });
    await rm(`${this.#file}.part.json`, { force: true });
  }
}

async function readState(file: string): Promise<z.infer<typeof State> | undefined> {
  try {
    return State.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Nothing there, or half of it: whoever wrote it was ended meanwhile.
    if (code === 'ENOENT' || error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** Room that is missing is told before and after it is missing in the same words. */
export const noSpace = (folder: string, missing: string): DownloadError =>
  new DownloadError(
    `There is no space for it in ${folder}: ${missing}. Make room, or set PARLANCE_DATA_DIR to a larger disk, and say the same command again: it goes on where it stopped.`,
  );
