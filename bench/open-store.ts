import path from 'node:path';
import { diskStore } from '@parlance/adapters/object-store/disk';
import type { ObjectStore } from '@parlance/ports/object-store';

/** Where a product with these settings keeps its objects. */
export async function openStore(settings: Record<string, string>): Promise<ObjectStore> {
  const { S3_ENDPOINT = '', S3_REGION = '', S3_BUCKET, PARLANCE_DATA_DIR = '' } = settings;
  if (!S3_BUCKET) return diskStore(path.join(PARLANCE_DATA_DIR, 'objects'));
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = settings;
  const { s3Store } = await import('@parlance/adapters/object-store/s3');
  const credentials = { accessKeyId, secretAccessKey };
  return s3Store({ endpoint: S3_ENDPOINT, region: S3_REGION, bucket: S3_BUCKET, credentials });
}
