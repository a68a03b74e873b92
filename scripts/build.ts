import { ensureServerBuild } from './builds/server.ts';
import { ensureWebBuild } from './builds/web.ts';

// `npm run build` builds what `npm start` would; `node scripts/build.ts web|server` one of the two.
const BUILDS = { server: ensureServerBuild, web: ensureWebBuild };

const [only] = process.argv.slice(2);
for (const [name, build] of Object.entries(BUILDS)) if (only === undefined || only === name) await build();
