import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { ObjectInfo } from '@parlance/ports/object-store';
import { MERGE_MS, type S3Calls } from './s3-calls.ts';

export const unquoted = (etag: string | undefined): string => (etag ?? '').replaceAll('"', '');

/** Nothing is seen of it until the last part is there and it is completed. */
export async function putInParts(
  { client, call }: { client: S3Client; call: S3Calls['call'] },
  to: { Bucket: string; Key: string },
  parts: AsyncIterable<Uint8Array>,
): Promise<ObjectInfo> {
  const { UploadId } = await call(to.Key, (options) =>
    client.send(new CreateMultipartUploadCommand(to), options),
  );
  const upload = { ...to, UploadId };
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
      const wanted = { ...upload, PartNumber, Body, ContentLength: Body.length };
      sending = call(to.Key, (options) => client.send(new UploadPartCommand(wanted), options), {
        bytes: Body.length,
      }).then(({ ETag }) => {
        part.ETag = ETag;
      });
      // Whoever waits for it hears of its failure; until then it must not count as one that nobody heard of.
      sending.catch(() => undefined);
    }
    await sending;
    const whole = { ...upload, MultipartUpload: { Parts: sent } };
    const { ETag } = await call(
      to.Key,
      (options) => client.send(new CompleteMultipartUploadCommand(whole), options),
      { withinMs: MERGE_MS },
    );
    return { bytes, etag: unquoted(ETag) };
  } catch (error) {
    await call(to.Key, (options) => client.send(new AbortMultipartUploadCommand(upload), options))
      // The bucket's own rule for unfinished uploads sweeps what could not be taken back.
      .catch(() => undefined);
    throw error;
  }
}
