import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Asked, Protocol } from './protocol.ts';

export const MODEL_KEY = 'right-key';

/** Who answers, in words; the protocol wraps them. */
export type Author = (asked: Asked) => string;

/** What goes wrong with one request. */
export type Fault =
  | { status: number; headers?: Record<string, string> }
  /** Never answers. */
  | 'hang'
  /** Half the answer, then the line is dead. */
  | 'cut'
  /** A success whose body is no JSON. */
  | 'malformed'
  | { lateMs: number }
  /** The model itself says something else. */
  | { says: string }
  /** Thinks first, and then writes so much a second. */
  | { thinksMs: number; tokensPerSecond: number }
  /** So many pieces of the answer, and then the line is dead. */
  | { breaksAfter: number };

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

const PIECE_CHARS = 24;
const CHARS_PER_TOKEN = 4;

const piecesOf = (text: string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(text.length / PIECE_CHARS)) }, (_, at) =>
    text.slice(at * PIECE_CHARS, (at + 1) * PIECE_CHARS),
  );

const tokensIn = (text: string): number => Math.ceil(text.length / 4);

/** A server on this machine that speaks a vendor's protocol, answers as its author likes, and fails when told to. */
export async function openModelServer(protocol: Protocol, author: Author) {
  const asked: Asked[] = [];
  /** The requests themselves, for what a protocol does not read out of them. */
  const bodies: Record<string, unknown>[] = [];
  /** One for each request to come; `undefined` lets one through. */
  const faults: (Fault | undefined)[] = [];
  let always: Fault | undefined;

  const send = (response: ServerResponse, status: number, body: object, headers = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
  const refuse = (response: ServerResponse, status: number, message: string, headers = {}) =>
    send(response, status, protocol.refusal(status, message), headers);

  async function fail(response: ServerResponse, fault: Fault, answer: string): Promise<boolean> {
    if (fault === 'hang') return true;
    if (fault === 'malformed') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices": [<html>');
      return true;
    }
    if (fault === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length });
      response.write(answer.slice(0, answer.length / 2), () => response.destroy());
      return true;
    }
    if ('status' in fault) {
      refuse(response, fault.status, 'planted', fault.headers);
      return true;
    }
    if ('lateMs' in fault) await sleep(fault.lateMs);
    if ('thinksMs' in fault) await sleep(fault.thinksMs);
    return false;
  }

  /** Event by event, as fast as the model writes. */
  async function stream(response: ServerResponse, events: string[], fault: Fault | undefined) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    const pauseMs =
      typeof fault === 'object' && 'tokensPerSecond' in fault
        ? (PIECE_CHARS / CHARS_PER_TOKEN / fault.tokensPerSecond) * 1000
        : 0;
    const most = typeof fault === 'object' && 'breaksAfter' in fault ? fault.breaksAfter : events.length;
    for (const one of events.slice(0, most)) {
      if (response.destroyed) return;
      await new Promise((resolve) => response.write(one, resolve));
      if (pauseMs > 0) await sleep(pauseMs);
    }
    if (most < events.length) response.destroy();
    else response.end();
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '', 'http://model').pathname;
    if (request.method !== 'POST' || !protocol.isAsked(path)) return refuse(response, 404, 'unknown path');
    if (protocol.keyOf(request.headers) !== MODEL_KEY) return refuse(response, 401, 'wrong key');
    const body = await bodyOf(request);
    if ('tools' in body) return refuse(response, 400, 'this model has no tools');
    const question = protocol.read(body as never, path);
    asked.push(question);
    bodies.push(body);
    const fault = faults.length > 0 ? faults.shift() : always;
    const text = typeof fault === 'object' && 'says' in fault ? fault.says : author(question);
    const tokens = {
      input: tokensIn(question.instructions + question.material),
      output: tokensIn(text),
    };
    const answer = protocol.answer(text, question, tokens);
    if (fault && (await fail(response, fault, JSON.stringify(answer)))) return;
    if (protocol.isStreamed(body as never, path))
      return stream(response, protocol.events(piecesOf(text), question, tokens), fault);
    send(response, 200, answer);
  }

  const server = createServer((request, response) => {
    // A caller who hangs up is what some tests are about.
    take(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${protocol.basePath}`,
    asked,
    bodies,
    faults,
    /** From now on every request fails like this, until it is lifted. */
    failAlways(fault: Fault | undefined): void {
      always = fault;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type ModelServer = Awaited<ReturnType<typeof openModelServer>>;
