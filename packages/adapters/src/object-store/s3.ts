import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { AppError } from '@parlance/kernel/errors';
import type { ObjectInfo, ObjectStore } from '@parlance/ports/object-store';
import { segmentsOf, withoutSlash } from './object-key.ts';
import { refuseUnsound } from './object-range.ts';
import { isMissing, readFailure, writeFailure } from './s3-errors.ts';
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
const CONNECT_MS = 5_000;
/** Without a byte either way. */
const SILENCE_MS = 60_000;

const clientAt = ({ region, credentials }: S3Settings, endpoint: string | undefined) =>
  new S3Client({
    region,
    // Bucket names as host names need a name server and a certificate that know every one of them.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // The client's newer defaults send checksums in trailers that many servers do not understand.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  });

const unquoted = (etag: string | undefined): string => (etag ?? '').replaceAll('"', '');

/** Objects in a bucket of anything that speaks S3, which any number of machines may share. */
export async function s3Store(settings: S3Settings): Promise<ObjectStore> {
  const client = clientAt(settings, settings.endpoint);
  const Bucket = settings.bucket;
  await refuseUnreachable(client, settings);

  async function putWhole(key: string, Body: Uint8Array): Promise<ObjectInfo> {
    const { ETag } = await client.send(
      new PutObjectCommand({ Bucket, Key: key, Body, ContentLength: Body.length }),
    );
    return { bytes: Body.length, etag: unquoted(ETag) };
  }

  /** Nothing is seen of it until the last part is there and it is completed. */
  async function putInParts(key: string, parts: AsyncIterable<Uint8Array>): Promise<ObjectInfo> {
    const upload = { Bucket, Key: key };
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(upload));
    try {
      const sent: { ETag: string | undefined; PartNumber: number }[] = [];
      let bytes = 0;
      // One part is on its way while the next is filled.
      let sending: Promise<void> = Promise.resolve();
      for await (const Body of parts) {
        await sending;
        const PartNumber = sent.length + 1;
        bytes += Body.length;
        const part = { ETag: undefined as string | undefined, PartNumber };
        sent.push(part);
        sending = client
          .send(new UploadPartCommand({ ...upload, UploadId, PartNumber, Body, ContentLength: Body.length }))
          .then(({ ETag }) => {
            part.ETag = ETag;
          });
        // Whoever waits for it hears of its failure; until then it must not count as one that nobody heard of.
        sending.catch(() => undefined);
      }
      await sending;
      const { ETag } = await client.send(
        new CompleteMultipartUploadCommand({ ...upload, UploadId, MultipartUpload: { Parts: sent } }),
      );
      return { bytes, etag: unquoted(ETag) };
    } catch (error) {
      await client
        .send(new AbortMultipartUploadCommand({ ...upload, UploadId }))
        // The bucket's own rule for unfinished uploads sweeps what could not be taken back.
        .catch(() => undefined);
      throw error;
    }
  }

  async function listBelow(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        // Keys may hold what XML can't.
        new ListObjectsV2Command({ Bucket, Prefix: prefix, EncodingType: 'url', ContinuationToken }),
      );
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
      try {
        const first = await parts.next();
        const second = await parts.next();
        if (second.done) return await putWhole(key, first.value ?? new Uint8Array());
        return await putInParts(key, startingWith([first.value!, second.value], parts));
      } catch (error) {
        throw writeFailure(key, error);
      }
    },

    async head(key) {
      segmentsOf(key);
      try {
        const { ContentLength = 0, ETag } = await client.send(new HeadObjectCommand({ Bucket, Key: key }));
        return { bytes: ContentLength, etag: unquoted(ETag) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async get(key) {
      return new Uint8Array(await new Response(await store.stream(key)).arrayBuffer());
    },

    async stream(key, range) {
      segmentsOf(key);
      if (range) refuseUnsound(key, range);
      const Range = range && `bytes=${range.start}-${range.end}`;
      const answer = await client.send(new GetObjectCommand({ Bucket, Key: key, Range })).catch((error) => {
        throw readFailure(key, error);
      });
      if (!answer.Body) throw new AppError('object.missing', { log: `no bytes came of ${key}` });
      return answer.Body.transformToWebStream();
    },

    async deletePrefix(prefix) {
      const folder = withoutSlash(prefix);
      segmentsOf(folder);
      const keys = await listBelow(`${folder}/`);
      if (!prefix.endsWith('/')) keys.push(folder);
      // One by one: not every server takes the list that the client would send.
      const next = keys.values();
      const deleteSome = async () => {
        for (const Key of next) await client.send(new DeleteObjectCommand({ Bucket, Key }));
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
    const why = isMissing(cause) ? 'there is no such bucket' : String(cause);
    throw new Error(`The bucket "${bucket}" at ${where} can't be used: ${why}.`, { cause });
  }
}
