import type { ServerResponse } from 'node:http';
import { asAsked, type DeskControls, openDesk, piecesOf, sendJson, writeLine } from './desk-server.ts';
import type { Author } from './model-server.ts';

type Installed = { size: number; parameters: string; contextLength: number };

/** A pull that a test can hold, cut and look at; layers that were brought stay. */
export type Pulls = {
  /** Model name -> bytes of its layers. */
  offered: Record<string, number[]>;
  /** Called before each line of progress; wait here to hold a pull, throw to cut it. */
  beforeProgress(done: number, total: number): Promise<void>;
  /** What is said instead of any progress. */
  error?: string;
};

const STEPS = 4;

/** Ollama's own interface as its documentation has it: version, tags, show, pull, chat. */
export async function openOllama(author: Author, installed: Record<string, Installed> = {}) {
  const pulls: Pulls = { offered: {}, beforeProgress: async () => {} };
  const brought = new Map<string, number>();

  async function pull(model: string, response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    const say = (line: object) => writeLine(response, `${JSON.stringify(line)}\n`);
    await say({ status: 'pulling manifest' });
    const layers = pulls.offered[model];
    const error = pulls.error ?? (layers ? undefined : 'pull model manifest: file does not exist');
    if (error !== undefined || !layers) {
      await say({ error });
      response.end();
      return;
    }
    const total = layers.reduce((sum, bytes) => sum + bytes, 0);
    for (const [at, bytes] of layers.entries()) {
      const digest = `sha256:${model.length}${at}`.padEnd(71, '0');
      const key = `${model}/${at}`;
      for (let step = Math.round(((brought.get(key) ?? 0) / bytes) * STEPS); step <= STEPS; step++) {
        const completed = Math.floor((bytes * step) / STEPS);
        brought.set(key, completed);
        const before = layers.slice(0, at).reduce((sum, one) => sum + one, 0);
        await pulls.beforeProgress(before + completed, total);
        await say({ status: `pulling ${digest.slice(7, 19)}`, digest, total: bytes, completed });
      }
    }
    installed[model] = { size: total, parameters: '2B', contextLength: 8_192 };
    for (const status of ['verifying sha256 digest', 'writing manifest', 'success']) await say({ status });
    response.end();
  }

  async function chat(
    body: Record<string, unknown>,
    response: ServerResponse,
    { nextFault }: DeskControls,
  ): Promise<void> {
    const model = String(body.model);
    if (!installed[model]) return sendJson(response, 404, { error: `model '${model}' not found` });
    const fault = nextFault();
    if (fault === 'silent') return;
    if (typeof fault === 'object' && 'status' in fault)
      return sendJson(response, fault.status, { error: fault.says });
    const said =
      typeof fault === 'object' && 'answer' in fault ? fault.answer : asAsked(author, body, body.format);
    const cutAt = typeof fault === 'object' && 'cutAt' in fault ? fault.cutAt : undefined;
    const text = said.slice(0, cutAt ?? (fault === 'gone' ? said.length / 2 : said.length));
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    const line = (more: object) =>
      writeLine(response, `${JSON.stringify({ model, created_at: '2026-11-19T00:00:00Z', ...more })}\n`);
    for (const content of piecesOf(text))
      await line({ message: { role: 'assistant', content }, done: false });
    if (fault === 'gone') {
      response.destroy();
      return;
    }
    await line({
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: cutAt === undefined ? 'stop' : 'length',
      total_duration: 1_000_000,
      prompt_eval_count: 100,
      eval_count: Math.ceil(text.length / 4),
      eval_duration: 1_000_000,
    });
    response.end();
  }

  const desk = await openDesk(async ({ path, body }, response, controls) => {
    switch (path) {
      case '/api/version':
        return sendJson(response, 200, { version: '0.23.1' });
      case '/api/tags':
        return sendJson(response, 200, {
          models: Object.entries(installed).map(([name, { size, parameters }]) => ({
            name,
            model: name,
            modified_at: '2026-11-19T00:00:00Z',
            size,
            digest: 'f'.repeat(64),
            details: {
              format: 'gguf',
              family: 'stand-in',
              families: null,
              parameter_size: parameters,
              quantization_level: 'Q4_K_M',
            },
          })),
        });
      case '/api/show': {
        const known = installed[String(body.model)];
        return known
          ? sendJson(response, 200, {
              details: { parameter_size: known.parameters },
              model_info: {
                'general.architecture': 'standin',
                'standin.context_length': known.contextLength,
              },
            })
          : sendJson(response, 404, { error: `model '${body.model}' not found` });
      }
      case '/api/pull':
        return pull(String(body.model), response);
      case '/api/chat':
        return chat(body, response, controls);
      default:
        return sendJson(response, 404, { error: 'not found' });
    }
  });
  return { ...desk, pulls, installed };
}

export type Ollama = Awaited<ReturnType<typeof openOllama>>;
