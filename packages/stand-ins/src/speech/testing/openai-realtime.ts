import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { OPENAI_SPEECH_KEY } from './openai-speech.ts';
import { acceptSocket } from './socket-server.ts';
import type { Asked, SpeechFault } from './speech-service.ts';
import { firstHalf, pcmOf, tonesFor } from './tones.ts';

const MODEL = 'gpt-realtime-2.1-mini';
const VOICES = 'alloy ash ballad coral echo sage shimmer verse marin cedar'.split(' ');
/** Long enough for others to come meanwhile. */
const THINKING_MS = 5;
/** Sound comes in pieces of this many bytes. */
const PIECE_BYTES = 24_000;
const REFUSALS: Partial<Record<SpeechFault, number>> = {
  busy: 429,
  busy_for_an_hour: 429,
  trouble: 500,
  away: 503,
  moved: 307,
};
const WAITS: Partial<Record<SpeechFault, string>> = { busy: '0', busy_for_an_hour: '3600' };

type Item = { type?: unknown; role?: unknown; content?: { type?: unknown; text?: unknown }[] };
type Body = {
  type?: unknown;
  response?: {
    conversation?: unknown;
    output_modalities?: unknown;
    instructions?: unknown;
    audio?: { output?: { voice?: unknown; format?: { type?: unknown; rate?: unknown } } };
    input?: Item[];
  };
};

/** What the service says is wrong with a request for a response; undefined when nothing is. */
function faultOf({
  type,
  response = {},
}: Body): { code: string; message: string; param: string } | undefined {
  const { output, ...others } = response.audio ?? {};
  const wrong = (param: string, message = `Invalid value for ${param}`) => ({
    code: 'invalid_value',
    message,
    param,
  });
  if (type !== 'response.create' || Object.keys(others).length > 0) return wrong('type');
  if (response.conversation !== 'none') return wrong('response.conversation');
  if (JSON.stringify(response.output_modalities) !== '["audio"]') return wrong('response.output_modalities');
  if (typeof response.instructions !== 'string') return wrong('response.instructions');
  if (JSON.stringify(output?.format) !== '{"type":"audio/pcm","rate":24000}')
    return wrong('response.audio.output.format');
  if (!VOICES.includes(String(output?.voice)))
    return wrong('response.audio.output.voice', `Invalid voice '${output?.voice}'`);
  const [item] = response.input ?? [];
  const isText = item?.type === 'message' && item.role === 'user' && item.content?.[0]?.type === 'input_text';
  return isText ? undefined : wrong('response.input');
}

/** OpenAI's conversations over a socket, by one who reads aloud and hums it. */
export class RealtimeService {
  readonly asked: Asked[] = [];
  readonly faults: SpeechFault[] = [];
  /** Said in writing instead of the text, as by a model that answers it. */
  saysInstead: string | undefined;
  endlessText: string | undefined;
  mostAtOnce = 0;
  #atOnce = 0;
  #lastStatus = 0;
  readonly #sockets = new Set<Duplex>();
  #lastFault: SpeechFault | undefined;
  readonly #server: Server = createServer((request, response) => {
    const status = this.#statusFor(request, '/v1/models/', this.#lastFault);
    response.writeHead(status, this.#headersFor(this.#lastFault)).end(JSON.stringify({ id: MODEL }));
  });

  constructor() {
    this.#server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
      // A caller who hangs up is what some tests are about.
      socket.on('error', () => socket.destroy());
      this.#take(request, socket);
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
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #headersFor = (fault: SpeechFault | undefined): Record<string, string> => ({
    ...(fault && WAITS[fault] !== undefined && { 'retry-after': WAITS[fault] }),
    ...(fault === 'moved' && { location: '/elsewhere' }),
  });

  #statusFor({ url = '', headers }: IncomingMessage, path: string, fault: SpeechFault | undefined): number {
    const refusal = fault && REFUSALS[fault];
    if (refusal) return refusal;
    if (headers.authorization !== `Bearer ${OPENAI_SPEECH_KEY}`) return 401;
    return url === `${path}${MODEL}` ? 200 : 404;
  }

  #take(request: IncomingMessage, socket: Duplex): void {
    const asked: Asked = { path: request.url ?? '', headers: request.headers, body: undefined };
    this.asked.push(asked);
    const fault = this.faults.shift();
    this.#lastFault = fault;
    if (fault === 'slow') return;
    if (fault === 'reset') return void socket.destroy();
    const status = this.#statusFor(request, '/v1/realtime?model=', fault);
    // Whoever fetches by the standard knocks a second time after this answer: that is one attempt.
    if (status === 401 && this.#lastStatus === 401) this.asked.pop();
    this.#lastStatus = status;
    if (status !== 200) return void socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n\r\n`);
    const { send } = acceptSocket(request, socket, (text) => {
      asked.body = JSON.parse(text);
      this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#atOnce);
      setTimeout(() => {
        this.#atOnce--;
        this.#answer(asked.body as Body, send, socket, fault);
      }, THINKING_MS);
    });
    send({ type: 'session.created', session: { type: 'realtime', model: MODEL } });
  }

  #answer(body: Body, send: (event: unknown) => void, socket: Duplex, fault: SpeechFault | undefined): void {
    const wrong = faultOf(body);
    if (wrong) return void send({ type: 'error', error: { type: 'invalid_request_error', ...wrong } });
    const text = String(body.response?.input?.[0]?.content?.[0]?.text);
    if (text === this.endlessText) return;
    const tones = tonesFor(text, String(body.response?.audio?.output?.voice));
    const samples = fault === 'half' ? firstHalf(tones) : tones.samples;
    const sound = pcmOf(fault === 'mute' ? samples.map(() => 0) : samples);
    const heard = fault === 'cut' ? sound.subarray(0, sound.length / 2) : sound;
    for (let at = 0; at < heard.length; at += PIECE_BYTES) {
      const delta = heard.subarray(at, at + PIECE_BYTES).toString('base64');
      send({ type: 'response.output_audio.delta', delta });
    }
    if (fault === 'cut') return void socket.destroy();
    send({ type: 'response.output_audio_transcript.done', transcript: this.saysInstead ?? text });
    send({ type: 'response.done', response: { status: 'completed', status_details: null } });
  }
}
