import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Cut, DownloadError } from './download-error.ts';
import { noSpace, PartFile } from './part-file.ts';
import { type Receiving, receive } from './receive.ts';

type Request = {
  address: string;
  /** In hexadecimal; nothing else than this file is taken. */
  sha256?: string | undefined;
  /** Where models lie. */
  folder: string;
};

type Deps = {
  onProgress(bytes: number, total: number | undefined): void;
  /** Told when the line broke and the rest is asked for. */
  onCut(why: string): void;
  freeBytes?(folder: string): Promise<number>;
  /** Before the first further try; doubles while nothing comes. */
  firstPauseMs?: number;
  silenceMs?: number;
};

export type FetchedModel = { file: string; bytes: number; sha256: string; wasThere: boolean };

/** So often in a row without a single byte. */
const FRUITLESS_TRIES = 5;
const SILENCE_MS = 60_000;
const MAGIC = 'GGUF';
/** Version 1 was gone before most people had heard of the format. */
const LEAST_VERSION = 2;
const HEAD_BYTES = 8;

/**
 * Brings a model file. What is there already is kept, and gone on with after a cut, if the server still has the same
 * file; under its own name it appears only when it is whole and what it should be.
 */
export async function fetchModel(request: Request, deps: Deps): Promise<FetchedModel> {
  const url = addressOf(request.address);
  const sha256 = hashOf(request.sha256);
  await mkdir(request.folder, { recursive: true });
  const file = path.join(request.folder, fileNameOf(url));
  const there = await digest(createReadStream(file));
  if (there && (sha256 === undefined || sha256 === there.sha256)) return { file, ...there, wasThere: true };

  const part = await PartFile.open(file, url.href);
  try {
    await download(part, { ...request, url, sha256 }, deps);
    await refuseUnlessModel(part);
    const whole = await digest(part.read());
    if (!whole) throw new Error(`${file}.part is gone`);
    if (sha256 !== undefined && sha256 !== whole.sha256) throw wrongHash(sha256, whole.sha256);
    await part.finish();
    return { file, ...whole, wasThere: false };
  } catch (error) {
    if (error instanceof NotTheFile || part.bytes === 0) await part.discard();
    else await part.close();
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC'
      ? noSpace(request.folder, 'the disk is full')
      : error;
  }
}

/** Nothing of what came is worth keeping. */
class NotTheFile extends DownloadError {}

const wrongHash = (wanted: string, found: string): Error =>
  new NotTheFile(
    `The file has SHA-256 ${found}, not ${wanted}. Nothing was kept. Check --sha256 and the address; if both are right, somebody has exchanged the file.`,
  );

type Download = Omit<Request, 'sha256'> & { url: URL; sha256: string | undefined };

async function download(part: PartFile, { url, sha256, folder }: Download, deps: Deps): Promise<void> {
  const { firstPauseMs = 1_000, silenceMs = SILENCE_MS, freeBytes = freeBytesIn } = deps;
  let isChecked = false;
  const receiving: Receiving = {
    url,
    isHashed: sha256 !== undefined,
    silenceMs,
    async makeRoom(needed) {
      const free = await freeBytes(folder);
      if (needed > free)
        throw noSpace(folder, `${inGigabytes(needed)} are still to come, ${inGigabytes(free)} are free`);
    },
    async onBytes(total) {
      // A page instead of a file is noticed before gigabytes of it are there.
      if (!isChecked && part.bytes >= HEAD_BYTES) {
        await refuseUnlessModel(part);
        isChecked = true;
      }
      deps.onProgress(part.bytes, total);
    },
  };
  for (let fruitless = 0; ; ) {
    const before = part.bytes;
    try {
      await receive(part, receiving);
      return;
    } catch (error) {
      if (!(error instanceof Cut)) throw error;
      fruitless = part.bytes > before ? 0 : fruitless + 1;
      if (fruitless >= FRUITLESS_TRIES) throw gaveUp(url, error, part.bytes);
      deps.onCut(error.message);
      await sleep(firstPauseMs * 2 ** fruitless);
    }
  }
}

const gaveUp = ({ host }: URL, { message }: Cut, bytes: number): DownloadError =>
  new DownloadError(
    `${host} gives nothing: ${message}. ${inGigabytes(bytes)} are kept: say the same command again later, and it goes on there.`,
  );

async function refuseUnlessModel(part: PartFile): Promise<void> {
  const head = await part.head(HEAD_BYTES);
  const isModel =
    head.length === HEAD_BYTES &&
    head.toString('latin1', 0, MAGIC.length) === MAGIC &&
    head.readUInt32LE(MAGIC.length) >= LEAST_VERSION;
  if (isModel) return;
  throw new NotTheFile(
    `This is no GGUF file: it begins with ${JSON.stringify(head.toString('latin1'))}. Nothing was kept. Take the address of the file itself, not of the page that shows it; other formats have to be converted first.`,
  );
}

function addressOf(address: string): URL {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new DownloadError(`"${address}" is no http or https address.`);
  if (url.username || url.password)
    throw new DownloadError('The address must hold no user name or password.');
  return url;
}

function hashOf(sha256: string | undefined): string | undefined {
  if (sha256 !== undefined && !/^[0-9a-f]{64}$/i.test(sha256))
    throw new DownloadError('--sha256 takes the 64 hexadecimal digits that the file’s page shows.');
  return sha256?.toLowerCase();
}

/** Its own last part, in letters that are a name on every system. */
function fileNameOf({ pathname }: URL): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  const name = last.replace(/%[0-9a-f]{2}|[^\w.-]/gi, '-').replace(/^\.+/, '');
  if (name === '') throw new DownloadError('The address names no file.');
  return name.toLowerCase().endsWith('.gguf') ? name : `${name}.gguf`;
}

const freeBytesIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

async function digest(
  content: AsyncIterable<Uint8Array>,
): Promise<{ bytes: number; sha256: string } | undefined> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}

export const inGigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(bytes < 1e8 ? 3 : 2)} GB`;
