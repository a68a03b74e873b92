import path from 'node:path';
import { defineConfig } from 'vitest/config';

const REPO = path.resolve(import.meta.dirname, '../..');

/** What needs a model file, which OWN_MODEL_FILE names. A small machine takes minutes for an answer. */
export default defineConfig({
  root: REPO,
  test: {
    include: ['packages/**/*.own-model.test.ts', 'apps/**/*.own-model.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: [path.join(REPO, 'apps/server/src/db/testing/global-setup.ts')],
    testTimeout: 20 * 60_000,
    hookTimeout: 5 * 60_000,
    fileParallelism: false,
  },
});
