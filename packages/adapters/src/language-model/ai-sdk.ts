import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageModel, Question } from '@parlance/ports/language-model';
import { generateText, jsonSchema, type LanguageModelUsage, NoObjectGeneratedError, Output } from 'ai';
import { ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { asAppError, askedPauseMs, isMisunderstood, isOutage, UnusableAnswer } from './errors.ts';
import { costUsd } from './prices.ts';
import { type ModelChoice, vendorOf } from './vendors.ts';

type Options = ModelChoice & {
  /** For one attempt, from the first byte sent to the last received. */
  timeoutMs?: number;
  /** Before the second attempt; doubles each time. */
  firstPauseMs?: number;
  /** How long a broken vendor is left alone. */
  restMs?: number;
};

const ATTEMPTS = 5;
/** Answers of another shape are paid for: one more try, no further. */
const UNUSABLE_ATTEMPTS = 2;
const MAX_PAUSE_MS = 60_000;
/** So many troubles in a row, over all runs of this process, and nobody asks for a while. */
const TROUBLES_TO_REST = 8;

// Its warnings go to standard error past the log; what matters of them comes as an error.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The object in an answer; smaller models put words or a fence around it. Throws when there is none. */
function outermostJson(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  return JSON.parse(from < 0 ? text : text.slice(from, to + 1));
}

/** A server that only knows "JSON" is shown no schema; it must read it. */
const schemaInWords = (schema: Record<string, unknown>): string =>
  `The JSON object follows this JSON schema: ${JSON.stringify(schema)}`;

/** A language model behind Vercel's AI SDK, with deadlines, patience and a circuit breaker. */
export function aiSdkModel(options: Options): LanguageModel {
  const { timeoutMs = 120_000, firstPauseMs = 1_000, restMs = 60_000 } = options;
  const { ways, maxMaterialChars, maxOutputTokens, questionsAtOnce } = vendorOf(options);
  const name = `${options.vendor} ${options.model}`;
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(TROUBLES_TO_REST),
  });
  let way = 0;

  function report<T>(question: Question<T>, usage: LanguageModelUsage | undefined): void {
    const tokens = { input: usage?.inputTokens ?? 0, output: usage?.outputTokens ?? 0 };
    const cost = costUsd(options.model, tokens);
    question.onUsage({
      model: name,
      calls: 1,
      inputTokens: tokens.input,
      outputTokens: tokens.output,
      ...(cost === undefined ? {} : { costUsd: cost }),
    });
  }

  /** What the model wrote, whatever it is: the SDK's own reading gives up on JSON with words around it. */
  async function answerTo<T>({ instructions, material, shape }: Question<T>, signal: AbortSignal) {
    const { model, ownOptions, tellsSchema = false } = ways[way]!;
    try {
      const { text, usage } = await generateText({
        model,
        instructions: tellsSchema ? `${instructions}\n\n${schemaInWords(shape.jsonSchema)}` : instructions,
        prompt: material,
        output: Output.object({ schema: jsonSchema(shape.jsonSchema), name: shape.name }),
        maxRetries: 0,
        abortSignal: signal,
        ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
        ...(ownOptions === undefined ? {} : { providerOptions: ownOptions }),
      });
      return { text, usage };
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      return { text: error.text ?? '', usage: error.usage };
    }
  }

  async function attempt<T>(question: Question<T>): Promise<T> {
    const patience = AbortSignal.any([question.signal, AbortSignal.timeout(timeoutMs)]);
    const { text, usage } = await breaker.execute(() => answerTo(question, patience));
    report(question, usage);
    try {
      return question.shape.parse(outermostJson(text));
    } catch (cause) {
      throw new UnusableAnswer(`an answer to "${question.shape.name}" of another shape`, { cause });
    }
  }

  /** How long to wait before the next attempt; undefined when there should be none. */
  function pauseMs(error: unknown, tried: number): number | undefined {
    if (isMisunderstood(error) && tried < ways.length) {
      way = tried;
      return 0;
    }
    if (error instanceof UnusableAnswer) return tried < UNUSABLE_ATTEMPTS ? 0 : undefined;
    if (!isOutage(error) || tried >= ATTEMPTS) return undefined;
    const ownMs = firstPauseMs * 2 ** (tried - 1) * (0.75 + Math.random() / 2);
    const pause = askedPauseMs(error, Date.now()) ?? ownMs;
    return pause > MAX_PAUSE_MS ? undefined : pause;
  }

  return {
    name,
    maxMaterialChars,
    questionsAtOnce,
    async ask(question) {
      for (let tried = 1; ; tried++) {
        question.signal.throwIfAborted();
        try {
          return await attempt(question);
        } catch (error) {
          question.signal.throwIfAborted();
          const pause = pauseMs(error, tried);
          if (pause === undefined) throw asAppError(name, error);
          await sleep(pause, undefined, { signal: question.signal }).catch(() => {});
        }
      }
    },
  };
}
