import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DIRECT_IMPORTS } from '../direct-imports.ts';
import type { Mutant } from './mutate.ts';

const HOOK = new URL('./mutant-hook.ts', import.meta.url).href;
/** Loading the product takes seconds; what a machine does beside may take longer. */
const ANSWER_MS = 120_000;

/** What a program of ours prints: a word, and what it is about. */
export type Said = { word: string; about: string; atMs: number };

export type TrialProcess = {
  child: ChildProcess;
  /** Everything it has said so far. */
  said: readonly Said[];
  /** The first line that fits, from the past or still to come; throws when it ends without one. */
  says(fits: (line: Said) => boolean): Promise<Said>;
  ended: Promise<unknown>;
  /** The last of what it wrote to its error output. */
  complaints(): string;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
};

/** Starts a program beside this file, with a mutation in it if one is given. */
export const startTrialProcess = (file: string, args: readonly string[], mutant?: Mutant): TrialProcess =>
  startChanged(new URL(file, import.meta.url), { args, mutants: mutant ? [mutant] : [] });

type Options = { args?: readonly string[]; mutants?: readonly Mutant[]; env?: Record<string, string> };

/** Starts a program whose source is changed on the way in. */
export function startChanged(program: URL, { args = [], mutants = [], env = {} }: Options): TrialProcess {
  const child = spawn(
    process.execPath,
    [
      ...['--import', DIRECT_IMPORTS],
      ...(mutants.length > 0 ? ['--import', HOOK] : []),
      ...[fileURLToPath(program), ...args],
    ],
    {
      env: { ...process.env, ...env, PARLANCE_TRIAL_MUTANTS: JSON.stringify(mutants) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const said: Said[] = [];
  let complaints = '';
  child.stderr?.on('data', (chunk) => {
    complaints = `${complaints}${chunk}`.slice(-2_000);
  });
  const lines = createInterface({ input: child.stdout! }).on('line', (line) => {
    const [word = '', ...about] = line.split(' ');
    said.push({ word, about: about.join(' '), atMs: performance.now() });
  });
  const ended = once(child, 'exit');
  let over = false;
  const closed = once(lines, 'close').then(() => {
    over = true;
  });
  return {
    child,
    said,
    ended,
    complaints: () => complaints,
    async says(fits) {
      const tooLate = AbortSignal.timeout(ANSWER_MS);
      for (let seen = 0; ; ) {
        for (; seen < said.length; seen++) if (fits(said[seen]!)) return said[seen]!;
        if (over) throw new Error(`a trial's process ended too early: ${complaints}`);
        await Promise.race([once(lines, 'line', { signal: tooLate }), closed]);
      }
    },
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
