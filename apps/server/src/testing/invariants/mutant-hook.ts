/** Loaded before a trial's program with `--import`: the program then runs with these changes in its source. */
import { registerHooks } from 'node:module';
import { type Mutant, mutate } from './mutate.ts';

const mutants: Mutant[] = JSON.parse(process.env.PARLANCE_TRIAL_MUTANTS ?? '[]');

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const mine = mutants.filter(({ file }) => url.endsWith(file));
    return mine.length === 0 ? loaded : { ...loaded, source: mine.reduce(mutate, String(loaded.source)) };
  },
});
