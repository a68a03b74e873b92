import path from 'node:path';
import { IsolationError, toAppError } from '@parlance/isolation/failure';
import { ProcessPool } from '@parlance/isolation/pool';
import { AppError } from '@parlance/kernel/errors';
import type { LanguageModel, Question } from '@parlance/ports/language-model';
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { Answered, type EngineOrders, type OwnFileCalls } from './messages.ts';

type Options = {
  /** Path of the engine's module. */
  engine: string;
  file: string;
  contextTokens: number;
  threads: number;
  /** Of the whole process, the file that it maps into memory included. */
  memoryBytes: number;
  /** For one answer, and for loading the model before the first. */
  timeoutMs?: number;
  /** Without a question for so long, the process ends and gives its memory back. */
  idleMs?: number;
  pauseMs?: number;
  /** How long a process that keeps failing is left alone. */
  restMs?: number;
  /** For tests: another program that speaks the same protocol. */
  program?: URL;
};

const PROGRAM = new URL('./llama-process.ts', import.meta.url);
const HEAP_MEGABYTES = 512;
const START_MS = 60_000;
const ANSWER_SHARE = 1 / 4;
/** What our instructions may take of the context. */
const INSTRUCTION_TOKENS = 600;
/** Fewer than most languages have, so that what fits by this count fits. */
const CHARS_PER_TOKEN = 2.5;
const ATTEMPTS = 3;
/** Answers of another shape take minutes: one more try, no further. */
const UNUSABLE_ATTEMPTS = 2;
const TROUBLES_TO_REST = 6;

/** The process is gone, hangs or talks nonsense; the next one may do better. One that needs more memory than it may have won't. */
const isTrouble = (error: unknown): boolean =>
  error instanceof IsolationError && error.how !== 'refused' && error.how !== 'out_of_memory';

/**
 * A model file (GGUF) that runs on this machine, in a process of its own: bounded in context, memory and threads, ended
 * when idle, started again when it dies. It answers one question at a time, held to the asked shape by a grammar.
 */
export function ownFileModel(options: Options): LanguageModel & { close(): Promise<void> } {
  const { contextTokens, memoryBytes, timeoutMs = 10 * 60_000, idleMs = 10 * 60_000 } = options;
  const { pauseMs = 500, restMs = 60_000, program = PROGRAM, engine, file, threads } = options;
  const name = `own-file ${path.basename(file)}`;
  const answerTokens = Math.floor(contextTokens * ANSWER_SHARE);
  const orders: EngineOrders = { engine, file, contextTokens, answerTokens, threads };
  const pool = new ProcessPool<OwnFileCalls>({
    program,
    args: [JSON.stringify(orders)],
    heapMegabytes: HEAP_MEGABYTES,
    residentBytes: memoryBytes,
    startMs: START_MS,
    size: 1,
    idleMs,
  });
  const patiently = wrap(
    retry(handleWhen(isTrouble), { maxAttempts: ATTEMPTS - 1, backoff: new ConstantBackoff(pauseMs) }),
    circuitBreaker(handleWhen(isTrouble), {
      halfOpenAfter: restMs,
      breaker: new ConsecutiveBreaker(TROUBLES_TO_REST),
    }),
  );

  async function answerTo<T>({ instructions, material, shape, signal }: Question<T>): Promise<Answered> {
    const asked = { instructions, material, jsonSchema: shape.jsonSchema };
    // Loading takes longer than most answers: whoever leaves stops the answer, not the process.
    const limits = { patienceMs: timeoutMs, signal, onAbort: 'stop' as const };
    const answered = Answered.safeParse(await pool.call('ask', [asked], limits));
    if (!answered.success) throw new IsolationError('failed', 'an answer that is none');
    return answered.data;
  }

  async function answered<T>(question: Question<T>): Promise<Answered> {
    try {
      return await patiently.execute(() => answerTo(question), question.signal);
    } catch (error) {
      question.signal.throwIfAborted();
      throw asAppError(error);
    }
  }

  function asAppError(error: unknown): unknown {
    if (isTrouble(error) || error instanceof BrokenCircuitError)
      return new AppError('model.unavailable', { log: `${name}: ${error}`, retry: 'later', cause: error });
    return toAppError(error, { refusals: ['model.refused'], otherwise: 'model.refused' });
  }

  return {
    name,
    maxMaterialChars: Math.floor(
      Math.max(0, contextTokens - answerTokens - INSTRUCTION_TOKENS) * CHARS_PER_TOKEN,
    ),
    questionsAtOnce: 1,
    async ask(question) {
      for (let tried = 1; ; tried++) {
        question.signal.throwIfAborted();
        const { text, inputTokens, outputTokens } = await answered(question);
        question.onUsage({ model: name, calls: 1, inputTokens, outputTokens });
        try {
          return question.shape.parse(JSON.parse(text));
        } catch (cause) {
          if (tried < UNUSABLE_ATTEMPTS) continue;
          const log = `${name}: an answer to "${question.shape.name}" of another shape`;
          throw new AppError('model.unusable_answer', { log, retry: 'later', cause });
        }
      }
    },
    close: () => pool.close(),
  };
}
