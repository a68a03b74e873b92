import { pathToFileURL } from 'node:url';
import { AppError } from '@parlance/kernel/errors';
import type { Answered, Asked, EngineOrders } from './messages.ts';

// What is used of node-llama-cpp, which is installed apart from everything else and has no types here.
type Grammar = object;
type Context = { readonly contextSize: number; getSequence(): object };
type Model = {
  tokenize(text: string): readonly unknown[];
  createContext(options: object): Promise<Context>;
};
type Llama = {
  loadModel(options: object): Promise<Model>;
  createGrammarForJsonSchema(schema: object): Promise<Grammar>;
};
type Session = { prompt(text: string, options: object): Promise<string>; dispose(options: object): void };
type Engine = {
  getLlama(options: object): Promise<Llama>;
  LlamaChatSession: new (options: object) => Session;
};

export type OpenModel = { ask(asked: Asked, signal: AbortSignal): Promise<Answered> };

/** The marks of a chat's template around both texts. */
const TEMPLATE_TOKENS = 64;
/** Words are to stay near those that are given. */
const TEMPERATURE = 0.4;

const refused = (log: string, cause?: unknown): AppError => new AppError('model.refused', { log, cause });

/** A file that can't be loaded won't be by trying again: it is damaged, unknown, or too large for this machine. */
export async function openLlama(orders: EngineOrders): Promise<OpenModel> {
  try {
    return await load(orders);
  } catch (error) {
    throw refused(`the model file can't be loaded: ${error instanceof Error ? error.message : error}`, error);
  }
}

async function load({
  engine,
  file,
  contextTokens,
  answerTokens,
  threads,
}: EngineOrders): Promise<OpenModel> {
  const { getLlama, LlamaChatSession } = (await import(pathToFileURL(engine).href)) as Engine;
  const llama = await getLlama({
    gpu: false,
    // Nothing is fetched or compiled behind the operator's back.
    build: 'never',
    skipDownload: true,
    maxThreads: threads,
    logLevel: 'disabled',
    progressLogs: false,
  });
  const model = await llama.loadModel({ modelPath: file, gpuLayers: 0 });
  const context = await model.createContext({ contextSize: contextTokens, threads, sequences: 1 });
  const sequence = context.getSequence();
  const tokensIn = (text: string): number => model.tokenize(text).length;

  async function answer(
    { instructions, material, jsonSchema }: Asked,
    signal: AbortSignal,
  ): Promise<Answered> {
    const inputTokens = tokensIn(instructions) + tokensIn(material) + TEMPLATE_TOKENS;
    const room = context.contextSize - answerTokens;
    if (inputTokens > room)
      throw refused(`the question has ${inputTokens} tokens, and ${room} of the context are for questions`);
    const grammar = await llama.createGrammarForJsonSchema(jsonSchema);
    // What two questions begin with alike, our instructions mostly, is not read again.
    const session = new LlamaChatSession({ contextSequence: sequence, systemPrompt: instructions });
    try {
      const text = await session.prompt(material, {
        grammar,
        maxTokens: answerTokens,
        temperature: TEMPERATURE,
        signal,
        stopOnAbortSignal: true,
      });
      return { text, inputTokens, outputTokens: tokensIn(text) };
    } finally {
      session.dispose({ disposeSequence: false });
    }
  }
  return { ask: answer };
}
