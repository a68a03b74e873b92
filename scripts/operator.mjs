// The commands of the people who run the service, on whatever Node they have: so plain JavaScript.
import { onNode24 } from './require-node.mjs';

await onNode24();
await import('./run-operator.ts');
