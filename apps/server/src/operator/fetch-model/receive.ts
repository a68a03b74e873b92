import { PRODUCT_NAME } from '@parlance/kernel/product';
import { Cut, DownloadError } from './download-error.ts';
import type { PartFile } from './part-file.ts';

export type Receiving = {
  url: URL;
  /** Whoever knows the hash of the whole may go on without a mark of the server's, and over any line. */
  isHashed: boolean;
  /** A server that says nothing for so long is gone. */
  silenceMs: number;
  /** Before the first byte; throws when there is no room. */
  makeRoom(bytes: number): Promise<void>;
  /** After each piece; throws when this is not what was wanted. */
  onBytes(total: number | undefined): Promise<void>;
};

const NOT_FOUND = [404, 410];
const CLOSED = [401, 403, 451];
const isPassing = (status: number): boolean => status >= 500 || status === 429 || status === 408;

function refusalOf(status: number): Error {
  if (isPassing(status)) return new Cut(`the server answers ${status}`);
  if (NOT_FOUND.includes(status))
    return new DownloadError(
      `The server answers ${status}: there is no such file. Take the address of the file itself, as the download button has it (it mostly ends in .gguf), not of the page that shows it.`,
    );
  if (CLOSED.includes(status))
    return new DownloadError(
      `The server answers ${status}: it gives the file only to people it knows. Download it in a browser, put it on this machine, and set OWN_MODEL_FILE to where it lies.`,
    );
  return new DownloadError(`The server answers ${status} where a file was expected. Check the address.`);
}

/** Strong marks only: a weak one says "much the same", and parts of two files make none. */
function validatorOf({ headers }: Response): string | undefined {
  const etag = headers.get('etag');
  if (etag?.startsWith('"')) return etag;
  return headers.get('last-modified') ?? undefined;
}

const isEncoded = ({ headers }: Response): boolean =>
  (headers.get('content-encoding') ?? 'identity') !== 'identity';

const wholeLength = (response: Response): number | undefined => {
  const length = response.headers.get('content-length');
  return length === null || isEncoded(response) ? undefined : Number(length);
};

type ContentRange = { from: number | undefined; total: number | undefined };

function contentRange({ headers }: Response): ContentRange {
  const [, from, total] = /^bytes (?:(\d+)-\d+|\*)\/(\d+|\*)$/.exec(headers.get('content-range') ?? '') ?? [];
  const number = (text: string | undefined) =>
    text === undefined || text === '*' ? undefined : Number(text);
  return { from: number(from), total: number(total) };
}

function headersFor(part: PartFile, from: number): Record<string, string> {
  return {
    'user-agent': PRODUCT_NAME,
    // Parts are counted in the bytes of the file.
    'accept-encoding': 'identity',
    ...(from > 0 ? { range: `bytes=${from}-` } : {}),
    ...(from > 0 && part.validator ? { 'if-range': part.validator } : {}),
  };
}

/** Where the rest begins; after an answer with everything, or with another file, at the first byte again. */
async function placeFor(part: PartFile, response: Response, from: number): Promise<number | undefined> {
  const validator = validatorOf(response);
  if (response.status === 206) {
    const range = contentRange(response);
    const isSame = part.validator === undefined || validator === undefined || validator === part.validator;
    if (range.from !== from || !isSame) {
      await part.restart(undefined);
      throw new Cut('the server has another file there now');
    }
    return range.total;
  }
  await part.restart(isEncoded(response) ? undefined : validator);
  return wholeLength(response);
}

/** Brings the rest of the file; resolves with its whole length, where the server says it, once that is there. */
export async function receive(part: PartFile, receiving: Receiving): Promise<number | undefined> {
  const { url, isHashed, silenceMs, makeRoom, onBytes } = receiving;
  const from = part.validator !== undefined || isHashed ? part.bytes : 0;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  try {
    const response = await fetch(url, { headers: headersFor(part, from), signal: silence.signal });
    if (url.protocol === 'https:' && !response.url.startsWith('https:') && !isHashed)
      throw new DownloadError(
        'The address leads on to one without encryption, where anybody on the way may exchange the file. Say --sha256 to take it all the same.',
      );
    if (response.status === 416) {
      const { total } = contentRange(response);
      if (total === part.bytes) return total;
      await part.restart(undefined);
      throw new Cut('the server has a shorter file there now');
    }
    if (response.status !== 200 && response.status !== 206) throw refusalOf(response.status);
    const total = await placeFor(part, response, from);
    await makeRoom((total ?? part.bytes) - part.bytes);
    for await (const chunk of response.body ?? []) {
      timer.refresh();
      await part.append(chunk);
      await onBytes(total);
    }
    if (total !== undefined && part.bytes < total) throw new Cut('the line broke');
    return total;
  } catch (error) {
    throw silence.signal.aborted ? new Cut('the server said nothing for too long') : cutOf(error);
  } finally {
    clearTimeout(timer);
    // Nobody reads on, and the line would stay open.
    silence.abort();
  }
}

/** `fetch` tells of a line that broke with a TypeError, and in its cause what happened. */
function cutOf(error: unknown): unknown {
  if (!(error instanceof TypeError)) return error;
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  return new Cut(`the line broke: ${cause?.code ?? cause?.message ?? error.message}`, { cause: error });
}
