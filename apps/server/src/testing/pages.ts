import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The builder must not be served; one page of each kind is enough to be asked for. */
export async function pagesIn(folder: string): Promise<void> {
  await writeFile(path.join(folder, 'csp-hashes.json'), '{"index.html":{}}');
  for (const page of ['index.html', '__spa-fallback.html'])
    await writeFile(path.join(folder, page), '<!doctype html><html><head></head><body></body></html>');
}
