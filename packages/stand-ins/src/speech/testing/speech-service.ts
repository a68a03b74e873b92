import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firstHalf, type Tones } from './tones.ts';

/**
 * What may go wrong with one answer. "half" is a sound that breaks off although the answer is complete, "cut" an
 * answer whose connection breaks, "reset" a connection without any answer, "slow" one that never comes, "garbage"
 * a page in place of a sound.
 */
export const SPEECH_FAULTS = [
  ...(['busy', 'busy_for_an_hour', 'trouble', 'away', 'slow', 'half', 'cut', 'reset'] as const),
  ...(['mute', 'empty', 'garbage', 'moved'] as const),
];
export type SpeechFault = (typeof SPEECH_FAULTS)[number];

export type Asked = { path: string; headers: IncomingMessage['headers']; body: unknown };
export type Answer = {
  status: number;
  type: string;
  body: Buffer | string;
  headers?: Record<string, string>;
};

/** What a good request asks for; `lead` is a direction before the text that nobody hears. */
type Reading = { text: string; voice: string; lead?: string; model?: string };

/** One provider's protocol: what is asked for, and how sound and refusals are told. */
export type Protocol = {
  read(asked: Asked): Reading | Answer;
  answer(tones: Tones, reading: Reading, samples: Int16Array): Answer;
  refuse(status: number): Answer;
};

export const json = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/** A speech provider on this machine: hums what it is given to say, and fails as it is told to. */
export class SpeechService {
  readonly asked: Asked[] = [];
  /** One for each of the next answers. */
  readonly faults: SpeechFault[] = [];
  /** Good answers that come before those faults. */
  goodFirst = 0;
  /** Given instead of the usual sound. */
  instead: Answer | undefined;
  /** A text that takes longer than anybody waits. */
  endlessText: string | undefined;
  mostAtOnce = 0;
  #atOnce = 0;
  readonly #protocol: Protocol;
  readonly #tonesFor: (text: string, voice: string) => Tones;
  readonly #server: Server;

  constructor(protocol: Protocol, tonesFor: (text: string, voice: string) => Tones) {
    this.#protocol = protocol;
    this.#tonesFor = tonesFor;
    this.#server = createServer((request, response) => {
      this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#atOnce);
      response.once('close', () => this.#atOnce--);
      // A caller who hangs up is what some tests are about.
      this.#take(request, response).catch(() => response.destroy());
    });
  }

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = { path: request.url ?? '', headers: request.headers, body: await bodyOf(request) };
    this.asked.push(asked);
    const fault = this.goodFirst > 0 ? undefined : this.faults.shift();
    this.goodFirst = Math.max(0, this.goodFirst - 1);
    if (fault === 'slow') return;
    if (fault === 'reset') return void response.destroy();
    if (fault === 'moved') return void response.writeHead(307, { location: '/elsewhere' }).end();
    const answer = this.#answerOf(asked, fault);
    if (answer === 'later') return;
    response.writeHead(answer.status, {
      'content-type': answer.type,
      ...answer.headers,
      ...(fault === 'busy' && { 'retry-after': '0' }),
      ...(fault === 'busy_for_an_hour' && { 'retry-after': '3600' }),
    });
    if (fault !== 'cut') return void response.end(answer.body);
    response.write(answer.body.slice(0, answer.body.length / 2), () => response.destroy());
  }

  #answerOf(asked: Asked, fault: SpeechFault | undefined): Answer | 'later' {
    if (fault === 'busy' || fault === 'busy_for_an_hour') return this.#protocol.refuse(429);
    if (fault === 'trouble') return this.#protocol.refuse(500);
    if (fault === 'away') return this.#protocol.refuse(503);
    if (fault === 'empty') return { status: 200, type: 'audio/wav', body: '' };
    if (fault === 'garbage') return { status: 200, type: 'text/html', body: '<h1>Welcome</h1>' };
    const read = this.#protocol.read(asked);
    if ('status' in read) return read;
    if (this.instead) return this.instead;
    if (read.text === this.endlessText) return 'later';
    const tones = this.#tonesFor(read.text, read.voice);
    const samples = fault === 'half' ? firstHalf(tones) : tones.samples;
    const heard = fault === 'mute' ? samples.map(() => 0) : samples;
    return this.#protocol.answer(tones, read, heard);
  }
}
