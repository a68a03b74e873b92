import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProduct } from '../scripts/product-process.ts';

export const RESULTS = join(import.meta.dirname, '../test-results');

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

/** What whoever runs the product sets for commands beside it: which database it has, and where objects lie. */
export const operatorSettings = (): Record<string, string> =>
  JSON.parse(process.env.E2E_OPERATOR_SETTINGS ?? '{}');

type Running = {
  url: string;
  standInsUrl: string;
  /** Pages that journeys serve themselves; every other address of this machine stays out of reach. */
  sitePort: string;
  folder: string;
  operator: Record<string, string>;
};

/** The journeys run in processes of their own, which are started with this. */
export function tellJourneys({ url, standInsUrl, sitePort, folder, operator }: Running): void {
  process.env.E2E_BASE_URL = url;
  process.env.E2E_STAND_INS_URL = standInsUrl;
  process.env.E2E_SITE_PORT = sitePort;
  process.env.E2E_SHARED_DIR = folder;
  process.env.E2E_OPERATOR_SETTINGS = JSON.stringify(operator);
}

/** Runs once around all journeys; what the product complains of goes to a file beside the traces. */
export default async function runProduct(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-e2e-'));
  mkdirSync(RESULTS, { recursive: true });
  const log = openSync(join(RESULTS, 'product.log'), 'w');
  try {
    const sitePort = String(await freePort());
    const dataDir = join(folder, 'data');
    const product = await startProduct(dataDir, log, {
      PARLANCE_FETCH_ALLOW: `127.0.0.1:${sitePort}`,
      PARLANCE_CLASSIC_VOICES: 'everywhere',
    });
    const operator = { PARLANCE_DATA_DIR: dataDir };
    tellJourneys({ url: product.url, standInsUrl: product.standInsUrl, sitePort, folder, operator });
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
