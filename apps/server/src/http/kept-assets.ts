import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};
/** For what changes its name with its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const SMALLEST = { level: 9 };
const zip = promisify(gzip);

type Body = Buffer<ArrayBuffer>;
type Asset = { type: string; body: Body; zipped: Body };

async function readAsset(file: string): Promise<Asset> {
  const body = await readFile(file);
  return { type: TYPES[path.extname(file)] ?? '', body, zipped: (await zip(body, SMALLEST)) as Body };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Scripts and styles whose names change with their content. Each is read and compressed for whoever asks first and
 * kept for all others; together they are a few megabytes. Undefined for any other file.
 */
export async function keptAssets(
  folder: string,
): Promise<(name: string, acceptEncoding: string) => Promise<Response | undefined>> {
  const names = new Set((await namesIn(folder)).filter((name) => path.extname(name) in TYPES));
  const kept = new Map<string, Promise<Asset>>();

  function assetFor(name: string): Promise<Asset> {
    const asset = kept.get(name) ?? readAsset(path.join(folder, name));
    kept.set(name, asset);
    // What could not be read now may be readable later.
    asset.catch(() => kept.delete(name));
    return asset;
  }

  return async (name, acceptEncoding) => {
    if (!names.has(name)) return undefined;
    const { type, body, zipped } = await assetFor(name);
    const isZipped = /\bgzip\b/.test(acceptEncoding);
    const sent = isZipped ? zipped : body;
    return new Response(sent, {
      headers: {
        'content-type': type,
        'content-length': String(sent.length),
        'cache-control': IMMUTABLE,
        vary: 'Accept-Encoding',
        ...(isZipped && { 'content-encoding': 'gzip' }),
      },
    });
  };
}
