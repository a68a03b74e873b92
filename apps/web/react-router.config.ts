import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeCatalogueTypes } from './scripts/catalogue-types.ts';
import { writeCspHashes } from './scripts/csp-hashes.ts';
import { writeSearchFiles } from './scripts/search-files.ts';
import { writeStyleRules } from './scripts/style-rules.ts';
import { inlineUsedCss } from './scripts/used-css.ts';
import { prerenderedPaths } from './src/lib/public-pages.ts';

writeCatalogueTypes();

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: false,
  prerender: prerenderedPaths,
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await inlineUsedCss(client);
    await writeStyleRules(client);
    await writeCspHashes(client);
    await writeSearchFiles(client);
  },
} satisfies Config;
