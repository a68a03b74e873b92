import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROUTER_FILE = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const ENDLESS_RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
const OURS = fileURLToPath(new URL('../src/app/start/failed-load.ts', import.meta.url));

/**
 * The router reloads the page whenever a route's module can't be loaded, again and again while it stays
 * away. This hands the failure to our own rule instead: one reload, then an error screen.
 */
export const boundedReload = (): Plugin => ({
  name: 'bounded-reload',
  apply: 'build',
  transform(code, id) {
    if (!ROUTER_FILE.test(id.replaceAll('\\', '/'))) return null;
    if (!ENDLESS_RELOAD.test(code))
      this.error('The router handles failed route modules in a new way: look again.');
    const bounded = code.replace(ENDLESS_RELOAD, 'return recoverFromFailedLoad(error);');
    return { code: `import { recoverFromFailedLoad } from ${JSON.stringify(OURS)};\n${bounded}`, map: null };
  },
});
