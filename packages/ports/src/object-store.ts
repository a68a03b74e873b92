export type ByteRange = { start: number; end: number };
/** `etag` changes whenever other bytes are put under the key; it carries no quotes. */
export type ObjectInfo = { bytes: number; etag: string };

/**
 * Files by name. A put is atomic: a reader sees the whole object, the one before it, or none; and when put
 * has returned, the object outlives a power cut. Without room it throws AppError 'object.out_of_space'
 * (retry: 'later') and leaves what was there.
 *
 * Keys are slash-separated, at most 1024 bytes, without empty, "." or ".." segments, backslashes or NUL,
 * and no key is the folder of another; anything else is AppError 'object.bad_key'. Missing keys: `head`
 * gives undefined, `get` and `stream` throw AppError 'object.missing'.
 *
 * A store elsewhere that does not answer, or refuses what it should do, is AppError 'object.unavailable' (retry:
 * 'later', with `retry_after_seconds`): at once while it is known to be away.
 */
export interface ObjectStore {
  put(key: string, body: Uint8Array | AsyncIterable<Uint8Array>): Promise<ObjectInfo>;
  head(key: string): Promise<ObjectInfo | undefined>;
  get(key: string): Promise<Uint8Array>;
  /**
   * `end` is inclusive, as in HTTP, and may lie past the last byte. A range that begins past it, or ends
   * before it begins, is AppError 'object.bad_range'.
   */
  stream(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Everything under the prefix, by whole segments: "a/b" is not a prefix of "a/bc". A missing one is no error. */
  deletePrefix(prefix: string): Promise<void>;
  /** Sorted; "" lists everything. */
  list(prefix: string): Promise<string[]>;
  /** Only of stores that need not copy it: gives an object another key, in place of what has that one. */
  move?(from: string, to: string): Promise<void>;
  /**
   * An address where anybody may read the object, ranges of it too, for so many seconds. Only of stores that serve
   * people themselves; whether the object is there is not looked at.
   */
  link?(key: string, how: { contentType: string; seconds: number }): Promise<string>;
  /** Only of stores elsewhere: throws AppError 'object.unavailable' unless it answers now, within seconds. */
  check?(): Promise<void>;
}
