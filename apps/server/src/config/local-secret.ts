import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** On one machine nobody has to think of a secret: the first start makes one and keeps it for this user alone. */
export async function localSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  // Two first starts at once must agree: the link succeeds for one of them only.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}

/** For a restored product: what the other one had signed stays good. */
export async function replaceLocalSecret(dataDir: string, secret: string): Promise<void> {
  const draft = path.join(dataDir, `secret.${process.pid}`);
  await writeFile(draft, secret, { mode: 0o600, flush: true });
  await rename(draft, path.join(dataDir, 'secret'));
}
