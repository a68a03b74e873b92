import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { boundedReload } from './scripts/bounded-reload.ts';
import { patientPrerender } from './scripts/patient-prerender.ts';
import { proxyTo } from './scripts/server-paths.ts';

/** Set by `npm run dev`; the built client is served by the server itself. */
const SERVER = process.env.PARLANCE_DEV_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [reactRouter(), boundedReload(), patientPrerender()],
  build: {
    // Older targets make the CSS minifier rewrite light-dark() into something that follows the
    // system's theme instead of the page's.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the plain public pages load must not end up beside libraries, which they do without.
          groups: [
            { name: 'storage', test: /\/lib\/storage\/(storage|consent)\.ts/, priority: 1 },
            // Otherwise every component of a library is a file of its own: 139 requests for one page.
            { name: 'libraries', test: /\/node_modules\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: { proxy: proxyTo(SERVER) },
  // All dependencies are found before the first page is shown: one that turned up later would reload pages, and
  // modules that were on their way then would count as failed loads.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/app/entry.server.tsx'] },
});
