import { createRequire } from 'node:module';
import path from 'node:path';

/** The engine's module in a folder that it was installed into; undefined when it was not. */
export function findEngine(folder: string): string | undefined {
  try {
    return createRequire(path.join(folder, 'package.json')).resolve('node-llama-cpp');
  } catch {
    return undefined;
  }
}
