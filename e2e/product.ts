import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProduct } from '../scripts/product-process.ts';

const RESULTS = join(import.meta.dirname, '../test-results');

/** Where the running product is; set before the first journey. */
export const baseUrl = (): string => {
  const url = process.env.E2E_BASE_URL;
  if (!url) throw new Error('The product has not been started.');
  return url;
};

/** Where mails are read and providers are chosen from. */
export const standInsUrl = (): string => {
  const url = process.env.E2E_STAND_INS_URL;
  if (!url) throw new Error('The product has not been started.');
  return url;
};

/** A folder for what one journey leaves to another; gone when all are done. */
export const sharedFolder = (): string => process.env.E2E_SHARED_DIR ?? tmpdir();

/** Where the product keeps its data. */
export const dataFolder = (): string => join(sharedFolder(), 'data');

/** Runs once around all journeys; what the product complains of goes to a file beside the traces. */
export default async function runProduct(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-e2e-'));
  mkdirSync(RESULTS, { recursive: true });
  const log = openSync(join(RESULTS, 'product.log'), 'w');
  try {
    // Pages that journeys serve themselves; every other address of this machine stays out of reach.
    const sitePort = String(await freePort());
    const product = await startProduct(join(folder, 'data'), log, {
      PARLANCE_FETCH_ALLOW: `127.0.0.1:${sitePort}`,
      PARLANCE_CLASSIC_VOICES: 'everywhere',
    });
    process.env.E2E_SITE_PORT = sitePort;
    process.env.E2E_BASE_URL = product.url;
    process.env.E2E_STAND_INS_URL = product.standInsUrl;
    process.env.E2E_SHARED_DIR = folder;
    return async () => {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    closeSync(log);
  }
}
