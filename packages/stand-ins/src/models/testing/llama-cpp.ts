import type { ServerResponse } from 'node:http';
import { asAsked, type DeskControls, openDesk, piecesOf, sendJson, writeLine } from './desk-server.ts';
import type { Author } from './model-server.ts';

type Served = { model: string; contextTokens?: number; key?: string };

/** llama.cpp's server as its documentation has it: health, props, models, chat completions in parts. */
export async function openLlamaCpp(author: Author, { model, contextTokens = 8_192, key }: Served) {
  const refuse = (response: ServerResponse, code: number, message: string, type: string) =>
    sendJson(response, code, { error: { code, message, type } });

  async function chat(
    body: Record<string, unknown>,
    response: ServerResponse,
    { nextFault }: DeskControls,
  ): Promise<void> {
    const fault = nextFault();
    if (fault === 'silent') return;
    if (typeof fault === 'object' && 'status' in fault)
      return refuse(response, fault.status, fault.says, 'server_error');
    const format = body.response_format as { json_schema?: { schema?: unknown } } | undefined;
    const said =
      typeof fault === 'object' && 'answer' in fault
        ? fault.answer
        : asAsked(author, body, format?.json_schema?.schema);
    const cutAt = typeof fault === 'object' && 'cutAt' in fault ? fault.cutAt : undefined;
    const text = said.slice(0, cutAt ?? (fault === 'gone' ? said.length / 2 : said.length));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunk = (choices: object[], more: object = {}) =>
      writeLine(
        response,
        `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices, ...more })}\n\n`,
      );
    for (const content of piecesOf(text))
      await chunk([{ index: 0, delta: { content }, finish_reason: null }]);
    if (fault === 'gone') {
      response.destroy();
      return;
    }
    await chunk([{ index: 0, delta: {}, finish_reason: cutAt === undefined ? 'stop' : 'length' }]);
    await chunk([], {
      usage: { prompt_tokens: 100, completion_tokens: Math.ceil(text.length / 4), total_tokens: 0 },
    });
    await writeLine(response, 'data: [DONE]\n\n');
    response.end();
  }

  return openDesk(async ({ path, body }, response, controls) => {
    const sent = controls.asked.at(-1)?.key;
    if (key !== undefined && path !== '/health' && sent !== `Bearer ${key}`)
      return refuse(response, 401, `Invalid API Key ${sent ?? ''}`, 'authentication_error');
    switch (path) {
      case '/health':
        return sendJson(response, 200, { status: 'ok' });
      case '/props':
        return sendJson(response, 200, {
          default_generation_settings: { n_ctx: contextTokens },
          total_slots: 1,
          model_path: `models/${model}`,
          build_info: 'b8681-stand-in',
        });
      case '/v1/models':
      case '/models':
        return sendJson(response, 200, {
          object: 'list',
          data: [
            {
              id: model,
              object: 'model',
              created: 1,
              owned_by: 'llamacpp',
              meta: { n_ctx_train: contextTokens, n_params: 2_000_000_000, size: 1_500_000_000 },
            },
          ],
        });
      case '/v1/chat/completions':
        return chat(body, response, controls);
      default:
        return refuse(response, 404, 'File Not Found', 'not_found_error');
    }
  });
}
