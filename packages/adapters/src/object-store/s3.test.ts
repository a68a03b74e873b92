import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { objectStoreSuite } from '@parlance/ports/suites/object-store';
import { describe, expect, it } from 'vitest';
import { type S3Settings, s3Store } from './s3.ts';

/** `npm run bench s3` starts a real server and names it here. */
const { S3_TEST_ENDPOINT: endpoint, S3_TEST_KEY: accessKeyId = '', S3_TEST_SECRET = '' } = process.env;
const region = 'us-east-1';
const credentials = { accessKeyId, secretAccessKey: S3_TEST_SECRET };

async function newBucket(): Promise<S3Settings & { endpoint: string }> {
  const bucket = `suite-${randomUUID()}`;
  const client = new S3Client({ endpoint: endpoint!, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return { endpoint: endpoint!, region, bucket, credentials };
}

describe.runIf(endpoint)('the S3 store', () => {
  objectStoreSuite(async () => s3Store(await newBucket()));

  it('gives addresses that open one object, ranges of it too, and nothing else', async () => {
    const settings = await newBucket();
    const store = await s3Store({ ...settings, linkEndpoint: settings.endpoint });
    await store.put('a/ç b.mp3', new TextEncoder().encode('0123456789'));
    await store.put('a/c.mp3', new Uint8Array(1));
    const link = await store.link!('a/ç b.mp3', { contentType: 'audio/mpeg', seconds: 60 });
    const answer = await fetch(link, { headers: { range: 'bytes=2-4' } });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      206,
      'audio/mpeg',
      '234',
    ]);
    const other = new URL(link);
    other.pathname = other.pathname.replace(/[^/]+$/, 'c.mp3');
    expect((await fetch(other)).status).toBe(403);
  });

  it('has no addresses to give when listeners are served through the server', async () => {
    expect((await s3Store(await newBucket())).link).toBeUndefined();
  });

  it('lists more than one page', async () => {
    const store = await s3Store(await newBucket());
    const keys = Array.from({ length: 1_030 }, (_, index) => `many/${String(index).padStart(5, '0')}`);
    for (let from = 0; from < keys.length; from += 16)
      await Promise.all(keys.slice(from, from + 16).map((key) => store.put(key, new Uint8Array(1))));
    expect(await store.list('many')).toEqual(keys);
    await store.deletePrefix('many');
    expect(await store.list('many')).toEqual([]);
  }, 120_000);

  it('says which bucket it can not use, and why', async () => {
    const settings = await newBucket();
    await expect(s3Store({ ...settings, bucket: 'nobody-made-me' })).rejects.toThrow(
      /"nobody-made-me" .* no such bucket/,
    );
    const forged = { ...settings, credentials: { accessKeyId, secretAccessKey: 'wrong' } };
    await expect(s3Store(forged)).rejects.toThrow(/can't be used/);
  });
});
