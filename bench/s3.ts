/**
 * Runs the behaviour suite of the object store against a real S3 server: Debian's Swift, started for it. Ends with 1
 * when a promise is not kept.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSwift } from './swift-server.ts';

const SUITE = 'packages/adapters/src/object-store/s3.test.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-swift-'));
const swift = await startSwift(folder);
try {
  const suite = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', SUITE],
    {
      cwd: path.resolve(import.meta.dirname, '..'),
      env: {
        ...process.env,
        S3_TEST_ENDPOINT: swift.endpoint,
        S3_TEST_KEY: swift.accessKeyId,
        S3_TEST_SECRET: swift.secretAccessKey,
      },
      stdio: 'inherit',
    },
  );
  const [code] = await once(suite, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await swift.stop();
  await rm(folder, { recursive: true, force: true });
}
