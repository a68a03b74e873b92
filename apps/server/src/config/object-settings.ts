import { z } from 'zod';

const AN_ADDRESS = { protocol: /^https?$/, error: 'must look like https://s3.example' };

/** What each means: docs/operating.md. */
export const OBJECT_ENVIRONMENT = {
  S3_ENDPOINT: z.url(AN_ADDRESS).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_DELIVERY: z.enum(['stream', 'redirect']).default('stream'),
  S3_PUBLIC_ENDPOINT: z.url(AN_ADDRESS).optional(),
};

type Settings = z.infer<z.ZodObject<typeof OBJECT_ENVIRONMENT>>;

export type ObjectSettings = {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Set when listeners are sent to the store instead of being served through this server. */
  linkEndpoint: string | undefined;
};

/** Nothing when objects lie on the disk. */
export function objectSettings(env: Settings): ObjectSettings | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!env.S3_BUCKET) return undefined;
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    linkEndpoint:
      env.S3_DELIVERY === 'redirect'
        ? (env.S3_PUBLIC_ENDPOINT ?? env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`)
        : undefined,
  };
}

/** A key may be left out at Amazon alone, where the machine itself can have a role. */
export function missingObjectSettings(env: Settings): string[] {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const isMeant = S3_ENDPOINT ?? S3_BUCKET ?? S3_ACCESS_KEY_ID ?? S3_SECRET_ACCESS_KEY;
  if (isMeant === undefined) return [];
  const needsKey = S3_ENDPOINT ?? S3_ACCESS_KEY_ID ?? S3_SECRET_ACCESS_KEY;
  return [
    ...(S3_BUCKET ? [] : ['S3_BUCKET (which bucket objects lie in)']),
    ...(needsKey && !S3_ACCESS_KEY_ID ? ['S3_ACCESS_KEY_ID (who may read and write the bucket)'] : []),
    ...(needsKey && !S3_SECRET_ACCESS_KEY ? ['S3_SECRET_ACCESS_KEY (the secret of that key)'] : []),
  ];
}
