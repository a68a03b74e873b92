export type ByteRange = { start: number; end: number };
export type ObjectInfo = { bytes: number; etag: string };

/**
 * Files by name. A put is atomic: a reader sees the whole object or none. Keys are slash-separated,
 * without "..", and never begin with a slash. Missing keys: `head` gives undefined, `get` throws
 * AppError 'object.missing'.
 */
export interface ObjectStore {
  put(key: string, body: Uint8Array | AsyncIterable<Uint8Array>): Promise<ObjectInfo>;
  head(key: string): Promise<ObjectInfo | undefined>;
  get(key: string): Promise<Uint8Array>;
  /** `end` is inclusive, as in HTTP. */
  stream(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Every object whose key begins with the prefix; a missing prefix is no error. */
  deletePrefix(prefix: string): Promise<void>;
  list(prefix: string): Promise<string[]>;
}
