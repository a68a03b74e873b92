import { fileURLToPath } from 'node:url';
import { Script } from '@parlance/artifacts/script';
import { AppError } from '@parlance/kernel/errors';
import { baseLanguage, LANGUAGES } from '@parlance/kernel/languages';
import { packFor } from '@parlance/language/languages';
import type { Writer } from '@parlance/ports/writer';
import { Piscina } from 'piscina';
import type { Outcome, WriteTask } from './write-task.ts';

type Options = {
  /** How many scripts may be written at the same time. */
  threads?: number;
};

export type EmbeddedWriter = Writer & {
  /** Loads and heats the thread; optional, the first script is only slower without it. */
  warm(): Promise<void>;
  close(): Promise<void>;
};

const READABLE = new Set(LANGUAGES.map(({ code }) => baseLanguage(code)));

function unwrap(outcome: Outcome): Script {
  if ('script' in outcome) return Script.parse(outcome.script);
  const { code, log, params } = outcome.refused;
  throw new AppError(code, { log, retry: 'never', ...(params === undefined ? {} : { params }) });
}

/**
 * Writes with nothing but this machine: it chooses the source's own sentences and lets two people share them.
 * The work is pure computing, seconds for a whole book, so it has a thread of its own.
 */
export function embeddedWriter(options: Options = {}): EmbeddedWriter {
  let opened: Piscina<WriteTask, Outcome> | undefined;
  // Whoever writes with a model may never need it: its thread loads everything we know of six languages.
  const pool = (): Piscina<WriteTask, Outcome> => {
    opened ??= new Piscina<WriteTask, Outcome>({
      filename: fileURLToPath(new URL('./write-task.ts', import.meta.url)),
      name: 'write',
      minThreads: 1,
      maxThreads: options.threads ?? 1,
      idleTimeout: Number.POSITIVE_INFINITY,
    });
    return opened;
  };
  return {
    name: 'embedded',
    translates: false,
    skill(language) {
      const base = baseLanguage(language);
      if (packFor(base)) return 'full';
      return READABLE.has(base) ? 'read_through' : 'none';
    },
    async write(source, brief, signal) {
      signal.throwIfAborted();
      let outcome: Outcome;
      try {
        outcome = await pool().run({ source, brief }, { signal });
      } catch (cause) {
        signal.throwIfAborted();
        throw new AppError('write.writer_failed', { log: 'the writer’s thread failed', retry: 'now', cause });
      }
      return unwrap(outcome);
    },
    async warm() {
      await pool().run({} as WriteTask, { name: 'warm' });
    },
    close: async () => opened?.destroy(),
  };
}
