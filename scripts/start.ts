import { assertNode24 } from './require-node.mjs';
import { ensureWebBuild } from './web-build.ts';

assertNode24();
await ensureWebBuild();
await import('../apps/server/src/main.ts');
