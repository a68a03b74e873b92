import { z } from 'zod';

/** What is asked, whoever is asked. */
export type Ask = {
  model: string;
  instructions: string;
  material: string;
  shape: { name: string; jsonSchema: Record<string, unknown> };
  contextTokens: number;
  answerTokens: number;
};

/** One line of an answer. */
export type Part = {
  text: string;
  /** Set by the last one. */
  tokens?: { input: number; output: number };
  /** Its room was used up. */
  isCut?: boolean;
  isLast?: boolean;
  error?: string;
};

export type Dialect = {
  path: string;
  /** The forms a question can be put in; the next is tried when one is not understood. */
  bodies: ((ask: Ask) => object)[];
  /** Undefined for a line that says nothing. */
  read(line: string): Part | undefined;
};

const inWords = ({ instructions, shape }: Ask): string =>
  `${instructions}\n\nThe JSON object follows this JSON schema: ${JSON.stringify(shape.jsonSchema)}`;

const messages = (ask: Ask, instructions = ask.instructions) => [
  { role: 'system', content: instructions },
  { role: 'user', content: ask.material },
];

const count = z.number().catch(0);

const OllamaPart = z.object({
  message: z.object({ content: z.string().catch('') }).optional(),
  done: z.boolean().catch(false),
  done_reason: z.string().optional(),
  prompt_eval_count: count.optional(),
  eval_count: count.optional(),
  error: z.string().optional(),
});

const ollamaBody = (ask: Ask) => ({
  model: ask.model,
  messages: messages(ask),
  stream: true,
  format: ask.shape.jsonSchema,
  // It would cut a question silently at what it has by default.
  options: { num_ctx: ask.contextTokens, num_predict: ask.answerTokens },
  keep_alive: '10m',
});

/** Ollama's own: only there can a question say how much room it needs. */
export const OLLAMA: Dialect = {
  path: '/api/chat',
  bodies: [
    // Some think by themselves, for minutes, unless they are told not to.
    (ask) => ({ ...ollamaBody(ask), think: false }),
    // Versions that know no "think".
    ollamaBody,
  ],
  read(line) {
    const part = OllamaPart.parse(JSON.parse(line));
    return {
      text: part.message?.content ?? '',
      isLast: part.done,
      isCut: part.done_reason === 'length',
      ...(part.done && {
        tokens: { input: part.prompt_eval_count ?? 0, output: part.eval_count ?? 0 },
      }),
      ...(part.error !== undefined && { error: part.error }),
    };
  },
};

const ChatPart = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).optional(),
        finish_reason: z.string().nullish(),
      }),
    )
    .catch([]),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish(),
  error: z.union([z.string(), z.object({ message: z.string().catch('') })]).optional(),
});

const chatBody = (ask: Ask, instructions?: string) => ({
  model: ask.model,
  messages: messages(ask, instructions),
  stream: true,
  stream_options: { include_usage: true },
  max_tokens: ask.answerTokens,
});

/** What most servers speak: llama.cpp's, LM Studio's, vLLM's and those that are bought. */
export const CHAT_COMPLETIONS: Dialect = {
  path: '/chat/completions',
  bodies: [
    (ask) => ({
      ...chatBody(ask),
      response_format: {
        type: 'json_schema',
        json_schema: { name: ask.shape.name, schema: ask.shape.jsonSchema, strict: true },
      },
    }),
    (ask) => ({ ...chatBody(ask, inWords(ask)), response_format: { type: 'json_object' } }),
    (ask) => chatBody(ask, inWords(ask)),
  ],
  read(line) {
    if (!line.startsWith('data:')) return line.startsWith('{') ? readChat(line) : undefined;
    const data = line.slice('data:'.length).trim();
    return data === '[DONE]' ? { text: '', isLast: true } : readChat(data);
  },
};

function readChat(data: string): Part {
  const { choices, usage, error } = ChatPart.parse(JSON.parse(data));
  const [choice] = choices;
  return {
    text: choice?.delta?.content ?? '',
    isCut: choice?.finish_reason === 'length',
    ...(usage && { tokens: { input: usage.prompt_tokens, output: usage.completion_tokens } }),
    ...(error !== undefined && { error: typeof error === 'string' ? error : error.message }),
  };
}
