import { hydrateStaticPages, isPlainPage } from '../islands/hydrate-static-pages.ts';

hydrateStaticPages();

// Plain pages stay as they were built: what moves on them has been set up above, in a few kilobytes.
if (!isPlainPage()) await import('./start/start-app.tsx');
