import { lookup as systemLookup } from 'node:dns';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { StageCode } from '@parlance/kernel/error-codes';
import { AppError, isAppError } from '@parlance/kernel/errors';
import type { BodyLimits, Fetched, FetchLimits, PageFetcher, WebPoster } from '@parlance/ports/page-fetcher';
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
const FOREVER_MS = 2 ** 31 - 1;
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
      const deadline = openDeadline(limits.timeoutMs);
      const signal = AbortSignal.any([limits.signal, deadline.signal]);
      const giveUp = (error: unknown) => {
        deadline.end();
        return translated(error, limits.signal, deadline.signal);
      };
      try {
        const { url, answer } = await ask(address, limits, signal);
        const known = limits.onceKnown?.(typeOf(answer).contentType);
        if (known) deadline.move(known.timeoutMs);
        refuseFailure(answer, known ?? limits);
        return found(url, answer, known ?? limits, { ...deadline, giveUp });
      } catch (error) {
        throw giveUp(error);
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

/** A timeout that can be moved. One that nobody ends fires, and lets go of an answer that nobody reads. */
function openDeadline(timeoutMs: number) {
  const late = new AbortController();
  const fire = () => late.abort(new DOMException('out of time', 'TimeoutError'));
  const start = (ms: number) => setTimeout(fire, ms).unref();
  let timer = start(timeoutMs);
  return {
    signal: late.signal,
    fire,
    move(ms: number): void {
      clearTimeout(timer);
      timer = start(ms);
    },
    end: () => clearTimeout(timer),
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

const CODES = new Map<number, StageCode>([
  [401, 'fetch.forbidden'],
  [403, 'fetch.forbidden'],
  [451, 'fetch.forbidden'],
  [404, 'fetch.not_found'],
  [410, 'fetch.not_found'],
]);

function refuseFailure({ statusCode, headers, body }: Answer, { maxBytes }: BodyLimits): void {
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

function typeOf({ headers }: Answer): { contentType: string; charset?: string } {
  const [type = '', ...parameters] = String(headers['content-type'] ?? '').split(';');
  const charset = /charset="?([\w-]+)/i.exec(parameters.join(';'))?.[1];
  return { contentType: type.trim().toLowerCase(), ...(charset ? { charset: charset.toLowerCase() } : {}) };
}

type Ending = { fire(): void; end(): void; giveUp(error: unknown): unknown };

function found(url: URL, answer: Answer, limits: BodyLimits, ending: Ending): Fetched {
  const { headers, body } = answer;
  // Of an answer that nobody reads, nobody would hear that it broke off.
  body.on('error', () => {});
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const decode = DECODERS.get((plain['content-encoding'] ?? '').toLowerCase());
  return {
    url: url.href,
    ...typeOf(answer),
    headers: plain,
    body: counted(body, decode, limits, ending),
  };
}

/** Bytes are counted as they come out of the decompressor: what is small on the wire may be endless. */
async function* counted(
  body: Readable,
  decode: (() => NodeJS.ReadWriteStream) | undefined,
  { maxBytes, slowest }: BodyLimits,
  { fire, end, giveUp }: Ending,
): AsyncGenerator<Uint8Array> {
  const speed = watchSpeed(slowest ?? { bytes: 0, overMs: FOREVER_MS }, fire);
  let bytes = 0;
  try {
    const stream = decode ? body.compose(decode()) : body;
    speed.waits();
    for await (const piece of stream as AsyncIterable<Buffer>) {
      speed.got(piece.length);
      bytes += piece.length;
      if (bytes > maxBytes) throw new AppError('fetch.too_large', { log: `more than ${maxBytes} bytes` });
      yield piece;
      speed.waits();
    }
  } catch (error) {
    throw giveUp(error);
  } finally {
    speed.end();
    end();
    body.destroy();
  }
}

/** Counts only while the site is waited for: that what came is written down slowly is not its fault. */
function watchSpeed({ bytes: least, overMs }: NonNullable<BodyLimits['slowest']>, tooSlow: () => void) {
  let bytes = 0;
  let leftMs = overMs;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;

  function judge(): void {
    if (bytes < least) tooSlow();
    bytes = 0;
    leftMs = overMs;
  }
  function waits(): void {
    since = performance.now();
    timer = setTimeout(() => {
      judge();
      waits();
    }, leftMs).unref();
  }
  return {
    waits,
    got(length: number): void {
      clearTimeout(timer);
      bytes += length;
      leftMs -= performance.now() - since;
      if (leftMs <= 0) judge();
    },
    end: () => clearTimeout(timer),
  };
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
