import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { assertNode24 } from './require-node.mjs';
import { ensureWebBuild } from './web-build.ts';

assertNode24();
// From the second start on, nobody waits for the same files to be compiled; helper processes share it.
process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, '../node_modules/.cache/compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await ensureWebBuild();
await import('../apps/server/src/supervisor/supervisor-process.ts');
