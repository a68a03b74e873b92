import { readLines } from '@parlance/kernel/read-lines';
import { trimEndOf } from '@parlance/kernel/scan-text';
import type { LanguageModel, Question } from '@parlance/ports/language-model';
import type { ServerKind } from '@parlance/ports/model-servers';
import { ModelTroubleError } from '@parlance/ports/model-trouble';
import { isHalf, isLooping, objectIn, withoutThoughts } from './answer-text.ts';
import { CHAT_COMPLETIONS, OLLAMA, type Part } from './dialects.ts';
import { troubleOf, wordsOf } from './server-words.ts';

type Options = {
  kind: ServerKind;
  address: string;
  model: string;
  apiKey?: string | undefined;
  /** How much it reads and writes at once, where that is known. */
  contextTokens?: number | undefined;
  /** Nothing is said for so long: the model is loaded and the question read meanwhile. */
  silenceMs?: number;
};

/** Enough for a script of our prompts, and within what a small machine can hold. */
const CONTEXT_TOKENS = 8_192;
/** A third of the room, so that what is read has the rest. */
const ANSWER_SHARE = 0.34;
/** Of the languages that are written here, the one with most tokens to a letter. */
const CHARS_PER_TOKEN = 3;
/** What the longest of our instructions and their schema take. */
const INSTRUCTION_CHARS = 7_500;
const SILENCE_MS = 180_000;
/** Looked at now and then: it takes longer than to write a token. */
const LOOK_EVERY_CHARS = 200;
/** An answer of another shape is asked for once more; whoever is next in order does better than a third try. */
const ATTEMPTS = 2;

type Answer = { text: string; tokens: { input: number; output: number }; isCut: boolean };

const chatRoot = (kind: ServerKind, address: string): string => {
  const root = trimEndOf(address, /\//);
  return kind === 'ollama' ? root : /\/v\d+$/.test(new URL(root).pathname) ? root : `${root}/v1`;
};

/** A model on a server of one's own, asked in the server's own tongue, with each of its failures told apart. */
export function localModel(options: Options): LanguageModel {
  const { kind, address, model, apiKey, silenceMs = SILENCE_MS } = options;
  const dialect = kind === 'ollama' ? OLLAMA : CHAT_COMPLETIONS;
  const url = `${chatRoot(kind, address)}${dialect.path}`;
  const name = `${kind} ${model}`;
  const contextTokens = Math.min(options.contextTokens ?? CONTEXT_TOKENS, CONTEXT_TOKENS);
  const answerTokens = Math.floor(contextTokens * ANSWER_SHARE);
  let form = 0;

  const trouble = (what: ConstructorParameters<typeof ModelTroubleError>[0], words?: string) =>
    new ModelTroubleError(what, { name, ...(words === undefined ? {} : { words }) });

  async function send<T>({ instructions, material, shape }: Question<T>, signal: AbortSignal) {
    for (;;) {
      const ask = { model, instructions, material, shape, contextTokens, answerTokens };
      let reply: Response;
      try {
        reply = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
          },
          body: JSON.stringify(dialect.bodies[form]?.(ask)),
          // A redirect would carry the key and the source to somebody else.
          redirect: 'error',
          signal,
        });
      } catch {
        signal.throwIfAborted();
        throw trouble('away');
      }
      if (reply.ok && reply.body) return reply.body;
      const words = wordsOf(await reply.text().catch(() => ''));
      const what = troubleOf(reply.status, words);
      const isMisunderstood = reply.status === 400 || reply.status === 422;
      if (!isMisunderstood || what === 'too_long' || form + 1 >= dialect.bodies.length)
        throw trouble(what, words);
      form++;
    }
  }

  /** Each part starts the silence anew; an answer that goes round in circles is stopped. */
  async function listen(body: ReadableStream<Uint8Array>, heard: () => void): Promise<Answer> {
    const answer: Answer = { text: '', tokens: { input: 0, output: 0 }, isCut: false };
    let looked = 0;
    let isOver = false;
    for await (const line of readLines(body)) {
      heard();
      const part = partOf(line);
      if (!part) continue;
      if (part.error !== undefined) throw trouble(troubleOf(500, part.error), part.error);
      answer.text += part.text;
      answer.isCut ||= part.isCut ?? false;
      answer.tokens = part.tokens ?? answer.tokens;
      isOver ||= part.isLast ?? false;
      if (answer.text.length - looked < LOOK_EVERY_CHARS) continue;
      looked = answer.text.length;
      if (isLooping(answer.text)) throw trouble('repeated');
    }
    if (!isOver && !answer.isCut && answer.tokens.output === 0) throw trouble('gone_midway');
    return answer;
  }

  function partOf(line: string): Part | undefined {
    try {
      return dialect.read(line);
    } catch {
      throw trouble('other_shape', line.startsWith('<') ? '' : line.slice(0, 100));
    }
  }

  async function answerTo<T>(question: Question<T>): Promise<Answer> {
    const silence = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
    };
    heard();
    try {
      return await listen(await send(question, AbortSignal.any([question.signal, silence.signal])), heard);
    } catch (error) {
      question.signal.throwIfAborted();
      if (error instanceof ModelTroubleError) throw error;
      throw trouble(silence.signal.aborted ? 'too_slow' : 'gone_midway');
    } finally {
      clearTimeout(timer);
    }
  }

  function read<T>({ shape }: Question<T>, { text, isCut }: Answer): T {
    const said = withoutThoughts(text);
    if (said === undefined) throw trouble('thought_only');
    try {
      return shape.parse(objectIn(said));
    } catch {
      throw trouble(isCut || isHalf(said) ? 'cut_off' : 'other_shape');
    }
  }

  return {
    name,
    maxMaterialChars: Math.max(1_000, (contextTokens - answerTokens) * CHARS_PER_TOKEN - INSTRUCTION_CHARS),
    // The second question would wait for the first, and the waiting counts as silence.
    questionsAtOnce: 1,
    async ask(question) {
      for (let tried = 1; ; tried++) {
        question.signal.throwIfAborted();
        try {
          const answer = await answerTo(question);
          const { input, output } = answer.tokens;
          question.onUsage({ model: name, calls: 1, inputTokens: input, outputTokens: output });
          return read(question, answer);
        } catch (error) {
          const isOther = error instanceof ModelTroubleError && error.code === 'model.unusable_answer';
          if (!isOther || tried >= ATTEMPTS) throw error;
        }
      }
    },
  };
}
