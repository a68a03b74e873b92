import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { constants, runInThisContext } from 'node:vm';
import { type Mutant, mutate } from './mutate.ts';

const SOURCES = new URL('../../', import.meta.url).href;
const mutants = new Map<string, Mutant>();
const numberOf = (url: string | undefined): string | null =>
  url?.startsWith(SOURCES) ? new URL(url).searchParams.get('mutant') : null;

/** What a mutant imports of ours is loaded anew beside it, so that the mutation is seen throughout. */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const number = numberOf(context.parentURL);
    if (number === null || !resolved.url.startsWith(SOURCES)) return resolved;
    return { ...resolved, url: `${resolved.url.split('?')[0]}?mutant=${number}` };
  },
  load(url, context, next) {
    const loaded = next(url, context);
    const mutant = mutants.get(numberOf(url) ?? '');
    if (!mutant || !fileURLToPath(url.split('?')[0] ?? '').endsWith(mutant.file)) return loaded;
    return { ...loaded, source: mutate(String(loaded.source), mutant) };
  },
});

/** Node's own import, also where a test runner would put its own in place of it. */
const nativeImport: (url: string) => Promise<object> = runInThisContext('(url) => import(url)', {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});

/** The modules, by their path under apps/server/src, as they are when the mutation is in. */
export async function loadMutant<Modules extends object>(
  mutant: Mutant,
  paths: Record<keyof Modules, string>,
): Promise<Modules> {
  const number = String(mutants.size + 1);
  mutants.set(number, mutant);
  const loaded = await Promise.all(
    Object.entries(paths).map(async ([name, path]) => [
      name,
      await nativeImport(`${new URL(path as string, SOURCES).href}?mutant=${number}`),
    ]),
  );
  return Object.fromEntries(loaded) as Modules;
}
