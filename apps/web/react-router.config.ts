import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeCspHashes } from './scripts/csp-hashes.ts';
import { prerenderedPaths } from './src/lib/public-paths.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: false,
  prerender: prerenderedPaths,
  async buildEnd({ reactRouterConfig }) {
    await writeCspHashes(join(reactRouterConfig.buildDirectory, 'client'));
  },
} satisfies Config;
