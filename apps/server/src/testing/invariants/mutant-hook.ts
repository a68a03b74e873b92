/** Loaded before a trial's program with `--import`: the program then runs with a guard taken out of its source. */
import { registerHooks } from 'node:module';
import { type Mutant, mutate } from './mutate.ts';

const mutant: Mutant = JSON.parse(process.env.PARLANCE_TRIAL_MUTANT ?? 'null');

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    return url.endsWith(mutant.file) ? { ...loaded, source: mutate(String(loaded.source), mutant) } : loaded;
  },
});
