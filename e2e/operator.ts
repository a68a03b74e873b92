import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataFolder } from './product.ts';

const COMMAND = join(import.meta.dirname, '../apps/server/src/operator/operator.ts');

/** As whoever runs the service would, beside the running server. */
export async function grantPro(email: string): Promise<void> {
  const args = [COMMAND, 'grant-plan', '--user', email, '--plan', 'pro'];
  const env = { ...process.env, PARLANCE_DATA_DIR: dataFolder() };
  await promisify(execFile)(process.execPath, args, { env });
}
