import { enliven, isPlainPage } from '../live/enliven.ts';

enliven();

// Prerendered pages stay as they are: what moves on them has been set up above, in a few kilobytes.
if (!isPlainPage()) await import('./start-app.tsx');
