import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageModel, Question } from '@parlance/ports/language-model';
import {
  generateText,
  jsonSchema,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
  streamText,
} from 'ai';
import { ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import {
  asAppError,
  askedPauseMs,
  asStreamError,
  BrokenStream,
  isMisunderstood,
  isOutage,
  UnusableAnswer,
} from './errors.ts';
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

type Answer = { text: string; usage: LanguageModelUsage | undefined };

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

  function callFor<T>({ instructions, material, shape }: Question<T>, signal: AbortSignal) {
    const { model, ownOptions, tellsSchema = false } = ways[way]!;
    return {
      model,
      instructions: tellsSchema ? `${instructions}\n\n${schemaInWords(shape.jsonSchema)}` : instructions,
      prompt: material,
      output: Output.object({ schema: jsonSchema(shape.jsonSchema), name: shape.name }),
      maxRetries: 0,
      abortSignal: signal,
      ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
      ...(ownOptions === undefined ? {} : { providerOptions: ownOptions }),
    };
  }

  /** What the model wrote, whatever it is: the SDK's own reading gives up on JSON with words around it. */
  async function answerTo<T>(question: Question<T>, signal: AbortSignal): Promise<Answer> {
    try {
      const { text, usage } = await generateText(callFor(question, signal));
      return { text, usage };
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      return { text: error.text ?? '', usage: error.usage };
    }
  }

  /** The same, told piece by piece as it comes. */
  async function streamedAnswerTo<T>(
    question: Question<T>,
    onText: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<Answer> {
    // What goes wrong comes as a part of the stream; by itself it would be printed.
    const { fullStream } = streamText({ ...callFor(question, signal), onError: () => {} });
    let text = '';
    try {
      for await (const part of fullStream) {
        if (part.type === 'text-delta') {
          text += part.text;
          onText(part.text);
        }
        if (part.type === 'error') throw asStreamError(part.error);
        if (part.type === 'abort') signal.throwIfAborted();
        if (part.type === 'finish') {
          if (part.finishReason === 'error') break;
          return { text, usage: part.totalUsage };
        }
      }
      signal.throwIfAborted();
      throw new BrokenStream('the answer broke off');
    } catch (error) {
      // What was written is paid for, though nobody says how much it was.
      if (text !== '') report(question, undefined);
      throw error;
    }
  }

  async function attempt<T>(question: Question<T>, onText?: (piece: string) => void): Promise<T> {
    const patience = AbortSignal.any([question.signal, AbortSignal.timeout(timeoutMs)]);
    const { text, usage } = await breaker.execute(() =>
      onText ? streamedAnswerTo(question, onText, patience) : answerTo(question, patience),
    );
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
      const { onText } = question;
      let isTold = false;
      const tell =
        onText &&
        ((piece: string) => {
          isTold ||= piece.trim() !== '';
          onText(piece);
        });
      for (let tried = 1; ; tried++) {
        question.signal.throwIfAborted();
        try {
          return await attempt(question, tell);
        } catch (error) {
          question.signal.throwIfAborted();
          const pause = isTold ? undefined : pauseMs(error, tried);
          if (pause === undefined) throw asAppError(name, error);
          await sleep(pause, undefined, { signal: question.signal }).catch(() => {});
        }
      }
    },
  };
}
