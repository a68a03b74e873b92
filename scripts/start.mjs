// What people and service managers start, on whatever Node they have: so plain JavaScript.
import { onNode24 } from './require-node.mjs';

await onNode24();
await import('./start-product.ts');
