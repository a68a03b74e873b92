import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { path: string; headers: IncomingMessage['headers']; form: FormData; wav: Buffer };
export type Answer = { status: number; headers?: Record<string, string>; body: unknown } | 'hang';

const SILENT = 100;

/** Whether any sample of a 16-bit WAV is more than a hiss. */
export const isSilent = (wav: Buffer): boolean => {
  for (let at = 44; at + 1 < wav.length; at += 2) if (Math.abs(wav.readInt16LE(at)) > SILENT) return false;
  return true;
};

/** When the sound of a 16-bit WAV at 16 kHz begins. */
export const onsetSeconds = (wav: Buffer): number => {
  for (let at = 44; at + 1 < wav.length; at += 2)
    if (Math.abs(wav.readInt16LE(at)) > SILENT) return (at - 44) / 32_000;
  return 0;
};

async function formOf(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return await new Response(new Uint8Array(Buffer.concat(chunks)), { headers }).formData();
}

/** A service on this machine that takes recordings as forms and answers as it is told. */
export class StandInService {
  readonly received: Received[] = [];
  /** Given before the usual answer, one for each request. */
  readonly first: Answer[] = [];
  readonly #server: Server;

  constructor(answer: (received: Received) => Answer) {
    this.#server = createServer((request, response) => {
      // A caller who hangs up is what some tests are about.
      this.#take(request, response, answer).catch(() => response.destroy());
    });
  }

  async #take(
    request: IncomingMessage,
    response: ServerResponse,
    answer: (received: Received) => Answer,
  ): Promise<void> {
    const form = await formOf(request);
    const wav = Buffer.from(await (form.get('file') as File).arrayBuffer());
    const received = { path: request.url ?? '', headers: request.headers, form, wav };
    this.received.push(received);
    const reply = this.first.shift() ?? answer(received);
    if (reply === 'hang') return;
    const { status, headers, body } = reply;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
