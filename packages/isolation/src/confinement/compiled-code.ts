import { chownSync, mkdirSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import type { Layers } from './layers.ts';

// What is in use is the folder of one version of Node; children find their own beside it.
const inUse = getCompileCacheDir();

/** Where code that was compiled before is kept; undefined where nobody wants it kept. */
export const COMPILED_CODE = inUse === undefined ? undefined : dirname(inUse);

/**
 * Where sealed children keep theirs. They write it themselves, before the seal and so before they have seen anything
 * foreign, as another user where the server is root; a folder of their own, because nobody else should run it.
 */
export function compiledCodeOfSealed({ uid }: Layers): string | undefined {
  if (COMPILED_CODE === undefined) return undefined;
  const folder = join(COMPILED_CODE, 'sealed');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (uid !== undefined) chownSync(folder, uid, uid);
    return folder;
  } catch {
    // A disk that can't be written to: everything is compiled anew.
    return undefined;
  }
}
