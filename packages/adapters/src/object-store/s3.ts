import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { AppErrorCode } from '@parlance/kernel/error-codes';
import { isAppError } from '@parlance/kernel/errors';
import type { ObjectInfo, ObjectStore } from '@parlance/ports/object-store';
import { segmentsOf, withoutSlash } from './object-key.ts';
import { refuseUnsound } from './object-range.ts';
import { type Opened, wholeBody } from './s3-body.ts';
import { isNoBucket, openCalls } from './s3-calls.ts';
import { putInParts, unquoted } from './s3-multipart.ts';
import { inParts } from './s3-parts.ts';

export type S3Settings = {
  /** Amazon's own, in the region, without one. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  /** Without it: whatever role the machine has at Amazon. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Where browsers and apps reach the store; with it, `link` gives signed addresses there. */
  linkEndpoint?: string | undefined;
};

const DELETIONS_AT_ONCE = 8;
const CONNECT_MS = 2_000;
/** The first and two more, after pauses that grow and are spread. */
const TRIES = 3;

const clientAt = ({ region, credentials }: S3Settings, endpoint: string | undefined) =>
  new S3Client({
    region,
    // Bucket names as host names need a name server and a certificate that know every one of them.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // The client's newer defaults send checksums in trailers that many servers do not understand.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS },
    maxAttempts: TRIES,
  });

/** Objects in a bucket of anything that speaks S3, which any number of machines may share. */
export async function s3Store(settings: S3Settings): Promise<ObjectStore> {
  const client = clientAt(settings, settings.endpoint);
  const Bucket = settings.bucket;
  await refuseUnreachable(client, settings);
  const { call, check } = openCalls((options) => client.send(new HeadBucketCommand({ Bucket }), options));

  async function putWhole(key: string, Body: Uint8Array): Promise<ObjectInfo> {
    const wanted = { Bucket, Key: key, Body, ContentLength: Body.length };
    const { ETag } = await call(key, (options) => client.send(new PutObjectCommand(wanted), options), {
      bytes: Body.length,
    });
    return { bytes: Body.length, etag: unquoted(ETag) };
  }

  /** Of one version only: bytes of two make no object. */
  async function open(key: string, from: number, to: number | undefined, IfMatch?: string) {
    const Range = from > 0 || to !== undefined ? `bytes=${from}-${to ?? ''}` : undefined;
    const answer = await call(key, (options) =>
      client.send(new GetObjectCommand({ Bucket, Key: key, Range, IfMatch }), options),
    );
    const opened = { body: answer.Body as unknown as Opened['body'], bytes: answer.ContentLength ?? 0 };
    return { ...opened, etag: answer.ETag };
  }

  async function listBelow(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      // Keys may hold what XML can't.
      const wanted = { Bucket, Prefix: prefix, EncodingType: 'url', ContinuationToken } as const;
      const page = await call(prefix, (options) => client.send(new ListObjectsV2Command(wanted), options));
      for (const { Key = '' } of page.Contents ?? [])
        keys.push(decodeURIComponent(Key.replaceAll('+', '%20')));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    return keys;
  }

  const store: ObjectStore = {
    async put(key, body) {
      segmentsOf(key);
      const parts = inParts(body);
      const first = await parts.next();
      const second = await parts.next();
      if (second.done) return putWhole(key, first.value ?? new Uint8Array());
      const all = startingWith([first.value!, second.value], parts);
      return putInParts({ client, call }, { Bucket, Key: key }, all);
    },

    async head(key) {
      segmentsOf(key);
      const wanted = { Bucket, Key: key };
      try {
        const { ContentLength = 0, ETag } = await call(key, (options) =>
          client.send(new HeadObjectCommand(wanted), options),
        );
        return { bytes: ContentLength, etag: unquoted(ETag) };
      } catch (error) {
        if (isAppError(error) && error.code === 'object.missing') return undefined;
        throw error;
      }
    },

    async get(key) {
      return new Uint8Array(await new Response(await store.stream(key)).arrayBuffer());
    },

    async stream(key, range) {
      segmentsOf(key);
      if (range) refuseUnsound(key, range);
      const start = range?.start ?? 0;
      const first = await open(key, start, range?.end);
      const rest = (received: number) => open(key, start + received, range?.end, first.etag);
      return ReadableStream.from(wholeBody(key, first, rest));
    },

    async deletePrefix(prefix) {
      const folder = withoutSlash(prefix);
      segmentsOf(folder);
      const keys = await listBelow(`${folder}/`);
      if (!prefix.endsWith('/')) keys.push(folder);
      // One by one: not every server takes the list that the client would send.
      const next = keys.values();
      const deleteSome = async () => {
        for (const Key of next)
          await call(Key, (options) => client.send(new DeleteObjectCommand({ Bucket, Key }), options)).catch(
            // Some servers say so instead of nodding.
            (error) => refuseAllBut('object.missing', error),
          );
      };
      await Promise.all(Array.from({ length: DELETIONS_AT_ONCE }, deleteSome));
    },

    async list(prefix) {
      if (prefix === '') return (await listBelow('')).sort();
      const folder = withoutSlash(prefix);
      const below = await listBelow(`${folder}/`);
      const isObject = !prefix.endsWith('/') && (await store.head(folder)) !== undefined;
      return (isObject ? [folder, ...below] : below).sort();
    },

    check,
  };
  return settings.linkEndpoint === undefined ? store : { ...store, link: linkTo(settings) };
}

/** Signed with the same key, for whoever is sent there. */
function linkTo(settings: S3Settings): NonNullable<ObjectStore['link']> {
  const outside = clientAt(settings, settings.linkEndpoint);
  return (key, { contentType, seconds }) => {
    segmentsOf(key);
    const wanted = { Bucket: settings.bucket, Key: key, ResponseContentType: contentType };
    return getSignedUrl(outside, new GetObjectCommand(wanted), { expiresIn: seconds });
  };
}

function refuseAllBut(code: AppErrorCode, error: unknown): void {
  if (!isAppError(error) || error.code !== code) throw error;
}

async function* startingWith(
  first: Uint8Array[],
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* first;
  yield* rest;
}

async function refuseUnreachable(client: S3Client, { bucket, endpoint, region }: S3Settings): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (cause) {
    const where = endpoint ?? `Amazon's ${region}`;
    const why = isNoBucket(cause) ? 'there is no such bucket' : String(cause);
    throw new Error(`The bucket "${bucket}" at ${where} can't be used: ${why}.`, { cause });
  }
}
