import { lookup as systemLookup } from 'node:dns';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError, isAppError } from '@parlance/kernel/errors';
import type { Fetched, FetchLimits, PageFetcher, WebPoster } from '@parlance/ports/page-fetcher';
import { Agent, type Dispatcher, request } from 'undici';
import { isPublicAddress } from './public-address.ts';

type Options = {
  /** How the fetcher introduces itself. */
  userAgent: string;
  /** "host:port" of addresses in the house that may be read all the same. */
  allowed?: string[];
  /** For tests: what a name resolves to. */
  lookup?: typeof systemLookup;
};

const PORTS = { 'http:': 80, 'https:': 443 } as const;
const MAX_REDIRECTS = 5;
const CONNECT_MS = 8_000;
/** A name server that takes longer is no reason to refuse a name. */
const LOOKUP_MS = 3_000;
const SILENCE_MS = 20_000;
const ANY = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const refused = (log: string) => new AppError('fetch.address_refused', { log });

/** undici, with a look at every address before a connection is made. */
export function undiciPageFetcher({
  userAgent,
  allowed = [],
  lookup = systemLookup,
}: Options): PageFetcher & WebPoster {
  const inTheHouse = new Set(allowed);
  const open = agentFor(lookup, () => false);
  const trusting = agentFor(lookup, () => true);

  function check(url: URL): { dispatcher: Dispatcher } {
    if (!Object.hasOwn(PORTS, url.protocol)) throw refused(`scheme ${url.protocol}`);
    if (url.username || url.password) throw refused('credentials in the address');
    const port = Number(url.port || PORTS[url.protocol as keyof typeof PORTS]);
    if (inTheHouse.has(`${url.hostname}:${port}`)) return { dispatcher: trusting };
    if (port !== PORTS[url.protocol as keyof typeof PORTS]) throw refused(`port ${port}`);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A literal address is never looked up, so the connector's own check would not see it.
    if (isIP(host) && !isPublicAddress(host)) throw refused(host);
    return { dispatcher: open };
  }

  async function ask(address: string, limits: FetchLimits, signal: AbortSignal) {
    let url = parse(address);
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const answer = await request(url, {
        ...check(url),
        signal,
        headers: {
          'user-agent': userAgent,
          accept: limits.accept ?? ANY,
          'accept-encoding': 'gzip, deflate, br',
        },
      });
      const location = answer.headers.location;
      if (answer.statusCode < 300 || answer.statusCode > 399 || typeof location !== 'string')
        return { url, answer };
      answer.body.on('error', () => {}).destroy();
      url = parse(location, url);
    }
    throw new AppError('fetch.too_many_redirects', { log: address });
  }

  return {
    async open(address, limits) {
      const timeout = AbortSignal.timeout(limits.timeoutMs);
      const signal = AbortSignal.any([limits.signal, timeout]);
      const translate = (error: unknown) => translated(error, limits.signal, timeout);
      try {
        const { url, answer } = await ask(address, limits, signal);
        refuseFailure(answer, limits);
        return found(url, answer, limits, translate);
      } catch (error) {
        throw translate(error);
      }
    },

    async check(address) {
      const url = parse(address);
      const { dispatcher } = check(url);
      if (dispatcher === open) await refusePrivateName(lookup, url.hostname);
    },

    async post(address, { headers, body, timeoutMs }) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const url = parse(address);
        const answer = await request(url, {
          ...check(url),
          method: 'POST',
          signal: timeout,
          headers: { ...headers, 'user-agent': userAgent },
          body,
        });
        answer.body.on('error', () => {}).destroy();
        return { status: answer.statusCode };
      } catch (error) {
        throw translated(error, NEVER, timeout);
      }
    },
  };
}

const NEVER = new AbortController().signal;

function parse(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw refused('no address');
  return url;
}

/** Checks what a name means at the moment of connecting: an answer that changes in between gains nothing. */
function agentFor(lookup: typeof systemLookup, isTrusted: () => boolean): Agent {
  return new Agent({
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
    connect: {
      timeout: CONNECT_MS,
      lookup(host, options, done) {
        lookup(host, { ...options, all: true }, (error, addresses) => {
          if (error) return done(error, []);
          const bad = addresses.find(({ address }) => !isTrusted() && !isPublicAddress(address));
          if (bad || addresses.length === 0) return done(refused(`${host} is ${bad?.address}`), []);
          done(null, addresses);
        });
      },
    },
  });
}

/** A name that leads to this house is refused by the connector, too; one that leads nowhere may do so tomorrow. */
function refusePrivateName(lookup: typeof systemLookup, name: string): Promise<void> {
  const host = name.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, LOOKUP_MS);
    lookup(host, { all: true }, (error, addresses) => {
      clearTimeout(timer);
      const bad = error ? undefined : addresses.find(({ address }) => !isPublicAddress(address));
      if (bad) reject(refused(`${host} is ${bad.address}`));
      else resolve();
    });
  });
}

type Answer = Dispatcher.ResponseData;

const CODES = new Map([
  [401, 'fetch.forbidden'],
  [403, 'fetch.forbidden'],
  [451, 'fetch.forbidden'],
  [404, 'fetch.not_found'],
  [410, 'fetch.not_found'],
]);

function refuseFailure({ statusCode, headers, body }: Answer, { maxBytes }: FetchLimits): void {
  const tooLarge = Number(headers['content-length'] ?? 0) > maxBytes;
  if (statusCode === 200 && !tooLarge) return;
  body.on('error', () => {}).destroy();
  if (statusCode === 200)
    throw new AppError('fetch.too_large', { log: `${headers['content-length']} bytes` });
  throw new AppError(CODES.get(statusCode) ?? 'fetch.failed', {
    log: `answered ${statusCode}`,
    retry: statusCode >= 500 || statusCode === 429 ? 'later' : 'never',
  });
}

const DECODERS = new Map<string, () => NodeJS.ReadWriteStream>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

function found(
  url: URL,
  { headers, body }: Answer,
  limits: FetchLimits,
  translate: (error: unknown) => unknown,
): Fetched {
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const [type = '', ...parameters] = (plain['content-type'] ?? '').split(';');
  const charset = /charset="?([\w-]+)/i.exec(parameters.join(';'))?.[1];
  const decode = DECODERS.get((plain['content-encoding'] ?? '').toLowerCase());
  return {
    url: url.href,
    contentType: type.trim().toLowerCase(),
    ...(charset ? { charset: charset.toLowerCase() } : {}),
    headers: plain,
    body: counted(body, decode, limits.maxBytes, translate),
  };
}

/** Bytes are counted as they come out of the decompressor: what is small on the wire may be endless. */
async function* counted(
  body: Readable,
  decode: (() => NodeJS.ReadWriteStream) | undefined,
  maxBytes: number,
  translate: (error: unknown) => unknown,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    const stream = decode ? body.compose(decode()) : body;
    for await (const piece of stream as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > maxBytes) throw new AppError('fetch.too_large', { log: `more than ${maxBytes} bytes` });
      yield piece;
    }
  } catch (error) {
    throw translate(error);
  } finally {
    body.destroy();
  }
}

const NAMELESS = ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'];

function translated(error: unknown, caller: AbortSignal, timeout: AbortSignal): unknown {
  if (caller.aborted) return caller.reason;
  if (isAppError(error)) return error;
  const { cause, code, message } = error as NodeJS.ErrnoException;
  if (isAppError(cause)) return cause;
  if (timeout.aborted || /TIMEOUT/.test(code ?? ''))
    return new AppError('fetch.timeout', { log: message, cause: error });
  const retry = NAMELESS.includes(code ?? '') ? 'never' : 'now';
  return new AppError('fetch.unreachable', { log: message, cause: error, retry });
}
