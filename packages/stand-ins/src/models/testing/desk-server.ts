import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Author } from './model-server.ts';

/** What goes wrong with one question. */
export type DeskFault =
  /** Refuses in its own words. */
  | { status: number; says: string }
  /** Breaks off in the middle of an answer. */
  | 'gone'
  /** Answers this instead, whatever was asked. */
  | { answer: string }
  /** Stops because its room is used up. */
  | { cutAt: number }
  /** Never says a word. */
  | 'silent';

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString());
}

export const sendJson = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** An answer in pieces, as a model writes it. */
export const piecesOf = (text: string): string[] => text.match(/[\s\S]{1,48}/g) ?? [];

/** A line is on its way before the next is written. */
export const writeLine = (response: ServerResponse, line: string): Promise<void> =>
  new Promise((resolve) => void response.write(line, () => resolve()));

export type DeskControls = {
  url: string;
  /** Bodies of what was asked, by path. */
  asked: { path: string; body: Record<string, unknown>; key: string | undefined }[];
  /** One for each question to come; `undefined` lets one through. */
  faults: (DeskFault | undefined)[];
  failAlways(fault: DeskFault | undefined): void;
  nextFault(): DeskFault | undefined;
  close(): Promise<void>;
};

/** A server on this machine that a person might run beside the product. */
export async function openDesk(
  answer: (
    call: { path: string; body: Record<string, unknown> },
    response: ServerResponse,
    controls: DeskControls,
  ) => Promise<void>,
): Promise<DeskControls> {
  let always: DeskFault | undefined;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://desk').pathname;
    const take = async () => {
      const body = await bodyOf(request);
      controls.asked.push({ path, body, key: request.headers.authorization });
      await answer({ path, body }, response, controls);
    };
    take().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const controls: DeskControls = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    faults: [],
    failAlways: (fault) => {
      always = fault;
    },
    nextFault: () => (controls.faults.length > 0 ? controls.faults.shift() : always),
    async close() {
      const closed = once(server, 'close');
      server.closeAllConnections();
      server.close();
      await closed;
    },
  };
  return controls;
}

export const asAsked = (author: Author, body: Record<string, unknown>, schema: unknown): string => {
  const messages = body.messages as { role: string; content: string }[];
  const said = (role: string) =>
    messages.flatMap((one) => (one.role === role ? [one.content] : [])).join('\n');
  return author({
    model: String(body.model),
    instructions: said('system'),
    material: said('user'),
    schema,
  });
};
