import type { Browser } from '../find-browser.mjs';

export declare function unpackNpmChromium(cacheRoot: string): Promise<{ folder: string; version: string }>;
export declare function npmChromium(cacheRoot: string): Promise<Browser | undefined>;
