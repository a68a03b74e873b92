import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { DIRECT_IMPORTS } from './apps/server/src/testing/direct-imports.ts';

/** Mostly wait for processes of their own: begun last, one of them would keep everybody waiting at the end. */
const LONGEST = [
  'testing/invariants/',
  'db/testing/pg-boss-queue.test.ts',
  'db/embedded-postgres/',
  'operator/support.test.ts',
  'features/accounts/deletion.test.ts',
  'features/api/journey.test.ts',
  'transcriber/whisper/',
];

/** Longest first: as remembered from the last run here, and by name where nothing is remembered. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.includes(path));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    // What needs a model file has a command of its own: npm run test:own-model.
    exclude: ['**/node_modules/**', '**/build/**', '**/*.own-model.test.ts'],
    globalSetup: ['apps/server/src/db/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Programs that tests start find what others of them have compiled.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
    // As the server does, see there.
    execArgv: ['--import', DIRECT_IMPORTS],
    // One more than there are cores: some files mostly wait for processes and for the queue.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Files share a worker's modules: most of them load the whole product, which takes longer than they do.
    isolate: false,
  },
});
