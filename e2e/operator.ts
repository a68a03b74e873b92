import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { operatorSettings } from './product.ts';

const COMMAND = join(import.meta.dirname, '../scripts/operator.mjs');

/** As whoever runs the service would, beside the running server. */
async function operate(...args: string[]): Promise<void> {
  const env = { ...process.env, ...operatorSettings() };
  await promisify(execFile)(process.execPath, [COMMAND, ...args], { env });
}

export const grantPro = (email: string): Promise<void> =>
  operate('grant-plan', '--user', email, '--plan', 'pro');

export const approveApi = (email: string): Promise<void> => operate('approve-api', '--user', email);
