import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { ROOT } from './sources.ts';

/** From the second start on, nobody waits for the same files to be compiled; helper processes share it. */
export function keepCompiled(): void {
  process.env.NODE_COMPILE_CACHE ??= path.join(ROOT, 'node_modules/.cache/compiled');
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
