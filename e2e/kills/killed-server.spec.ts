import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signUp } from '../../bench/client.ts';
import { type ProductProcess, startProduct } from '../../scripts/product-process.ts';

/** A second a line: enough of them that the end is far when the first are kept. */
const LINES = 16;
/** Voices that are neither the slowest nor done at once. */
const LANGUAGE = 'de-DE';
const VOICES = { host: 'dittli:thea', cohost: 'dittli:thorsten' };
const SCRIPT = Array.from(
  { length: LINES },
  (_, i) =>
    `${i % 2 ? 'COHOST' : 'HOST'}: Das ist Satz Nummer ${i + 1}, und niemand soll ihn zweimal sagen müssen.`,
).join('\n');

/** Each take that was kept, with the moment it was written. */
function takesIn(dataDir: string): Map<string, number> {
  const files = readdirSync(join(dataDir, 'objects/kept'), { recursive: true, encoding: 'utf8' });
  const takes = files.filter((file) => file.endsWith('.take'));
  return new Map(takes.map((file) => [file, statSync(join(dataDir, 'objects/kept', file)).mtimeMs]));
}

test('a killed server goes on with the audio by itself and says no kept line again', async () => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'parlance-killed-'));
  let product: ProductProcess | undefined;
  try {
    product = await startProduct(dataDir);
    const client = await signUp(product.url);
    const request = {
      source: { type: 'script', script: SCRIPT },
      language: LANGUAGE,
      level: 'beginner',
      mode: 'dialogue',
      length: 'short',
      voice: VOICES,
    };
    const { id } = await client.create(request);
    for await (const event of client.events(id)) if (event.progress.lines_done >= 2) break;

    const back = product.killServer();
    const kept = takesIn(dataDir);
    expect(kept.size).toBeGreaterThanOrEqual(2);
    expect(kept.size).toBeLessThan(LINES);
    await back;
    await expect
      .poll(async () => (await client.audio(id)).status, { timeout: 120_000, intervals: [1000] })
      .toBe('ready');
    const all = takesIn(dataDir);
    expect(all.size).toBe(LINES);
    for (const [file, writtenAt] of kept) expect(all.get(file)).toBe(writtenAt);
    const { items } = await client.read<{ items: unknown[] }>('/api/audios');
    expect(items).toHaveLength(1);
  } finally {
    await product?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
