import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a model answers to one question; undefined for what it always says. */
type Answer = { status: number; says: string } | { text: string } | 'gone';

const GIGABYTE = 1e9;

/** As much of Ollama as a person meets on the page: what is there, pulls that can be held, and a model that chats. */
export async function openOllama() {
  const models = new Map([['chatty:1b', 1.1 * GIGABYTE]]);
  let answer: Answer = { text: 'Hello! How can I help you today?' };
  let hold: Promise<void> | undefined;

  const json = (response: ServerResponse, status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const line = (response: ServerResponse, body: object): Promise<void> =>
    new Promise((resolve) => void response.write(`${JSON.stringify(body)}\n`, () => resolve()));

  async function pull(model: string, response: ServerResponse): Promise<void> {
    const total = 6.6 * GIGABYTE;
    const digest = `sha256:${'0'.repeat(64)}`;
    await line(response, { status: 'pulling manifest' });
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      if (part > 0.5) await hold;
      await line(response, { status: 'pulling', digest, total, completed: total * part });
    }
    models.set(model, total);
    await line(response, { status: 'success' });
    response.end();
  }

  async function chat(response: ServerResponse): Promise<void> {
    if (typeof answer === 'object' && 'status' in answer)
      return json(response, answer.status, { error: answer.says });
    const content = answer === 'gone' ? '{"word": "li' : answer.text;
    await line(response, { message: { role: 'assistant', content }, done: false });
    if (answer === 'gone') return void response.destroy();
    await line(response, {
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: 'stop',
      eval_count: 9,
    });
    response.end();
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString()) : {};
    const list = [...models].map(([name, size]) => ({ name, size, details: { parameter_size: '1B' } }));
    switch (request.url) {
      case '/api/version':
        return json(response, 200, { version: '0.23.1' });
      case '/api/tags':
        return json(response, 200, { models: list });
      case '/api/show':
        return json(response, 200, { model_info: { 'own.context_length': 8_192 } });
      case '/api/pull':
        return pull(body.model, response).catch(() => response.destroy());
      case '/api/chat':
        return chat(response).catch(() => response.destroy());
      default:
        return json(response, 404, { error: 'not found' });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on every question is answered like this. */
    answer(next: Answer): void {
      answer = next;
    },
    /** Pulls stop half-way until this is called back. */
    holdPulls(): () => void {
      const held = Promise.withResolvers<void>();
      hold = held.promise;
      return held.resolve;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
