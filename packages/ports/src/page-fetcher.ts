export type Fetched = {
  /** Where the answer came from, after redirects. */
  url: string;
  /** "text/html", without parameters, in lower case. */
  contentType: string;
  charset?: string;
  headers: Record<string, string>;
  body: AsyncIterable<Uint8Array>;
};

export type BodyLimits = {
  /** Counted after decompression. */
  maxBytes: number;
  /** For the whole of it, body included. */
  timeoutMs: number;
  /** A site that gives less while it is waited for so long is given up. */
  slowest?: { bytes: number; overMs: number };
};

export type FetchLimits = BodyLimits & {
  /** What the body may cost instead, counted from there on, once it is known what it is; undefined leaves it at the above. */
  onceKnown?(contentType: string): BodyLimits | undefined;
  accept?: string;
  signal: AbortSignal;
};

export type Post = { headers: Record<string, string>; body: string; timeoutMs: number };

/**
 * The one door for every request to an address that a user named. Nothing but public http(s) addresses,
 * checked again after each redirect and at the moment of connecting.
 *
 * Throws AppError 'fetch.address_refused', 'fetch.unreachable', 'fetch.not_found' (404, 410),
 * 'fetch.forbidden' (401, 403), 'fetch.failed' (other answers), 'fetch.too_large', 'fetch.timeout' or
 * 'fetch.too_many_redirects'; reading `body` may throw the same.
 */
export interface PageFetcher {
  open(url: string, limits: FetchLimits): Promise<Fetched>;
}

/**
 * The same door the other way: tells something to an address that a user named. Redirects are answers like any
 * other and are not followed; what the answer says is not read.
 *
 * Throws AppError 'fetch.address_refused', 'fetch.unreachable' or 'fetch.timeout'.
 */
export interface WebPoster {
  /** Throws AppError 'fetch.address_refused' for an address that could never be told anything; one without an answer yet is fine. */
  check(url: string): Promise<void>;
  post(url: string, what: Post): Promise<{ status: number }>;
}
