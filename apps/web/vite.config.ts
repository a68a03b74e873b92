import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { boundedReload } from './scripts/bounded-reload.ts';
import { patientPrerender } from './scripts/patient-prerender.ts';

/** Where the dev server finds the API; the built app is served by the API's own process. */
const API = process.env.PUBLIC_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [reactRouter(), boundedReload(), patientPrerender()],
  build: {
    // Older targets make the CSS minifier rewrite light-dark() into something that follows the
    // system's theme instead of the page's.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  },
  server: { proxy: { '/api': API } },
});
