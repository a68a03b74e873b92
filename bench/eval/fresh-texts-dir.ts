import path from 'node:path';
import { CACHE_DIR } from '../../scripts/product-process.ts';

/** Where `npm run bench fresh-texts` puts what it fetches. */
export const FRESH_TEXTS_DIR = path.join(CACHE_DIR, 'fresh-texts');
