// Entry of the process in which pages, feeds, captions and texts of strangers are read.
import { programArgs, serve } from '@parlance/isolation/serve';
import { foreignCalls, type ReadingParts } from './foreign-calls.ts';
import type { ForeignCalls } from './foreign-reader.ts';
import type { ReadingModules } from './isolated-foreign-reader.ts';

const modules = JSON.parse(programArgs()[0] ?? '{}') as Partial<ReadingModules>;

/** All of them before the first call: afterwards no file can be opened any more. */
async function open(part: keyof ReadingModules) {
  const wanted = modules[part];
  return wanted && [part, (await import(wanted.module))[wanted.opener]()];
}
const parts = await Promise.all((['links', 'feeds', 'detector', 'tokens'] as const).map(open));
const opened = Object.fromEntries(parts.filter((part) => part !== undefined)) as ReadingParts;
// Vocabularies are loaded when the first word is counted.
await opened.tokens?.count(['word'], 1);
const calls = foreignCalls(opened);

serve<ForeignCalls>({
  links: (args) => calls.links(...args),
  feed: (args) => calls.feed(...args),
  captions: (args) => calls.captions(...args),
  paste: (args) => calls.paste(...args),
  source: (args) => calls.source(...args),
});
