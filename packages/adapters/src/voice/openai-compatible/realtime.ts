import { z } from 'zod';
import type { Said } from '../cloud/cloud-voice.ts';
import { asServiceFault, passingFault, refused, type Service } from '../cloud/service.ts';
import { fromPcm16 } from '../cloud/sound.ts';
import { shareSaidOtherwise } from './said-otherwise.ts';

/** What OpenAI names in place of its speech models: a model that converses, and must be told to read aloud. */
export const isRealtime = (model: string): boolean => model.includes('realtime');

export const READ_ALOUD =
  'Read the user’s message aloud, word for word, in the language it is written in. Add nothing, leave nothing out, answer nothing.';

const SAMPLE_RATE = 24_000;
/** More than a figure that is written otherwise. */
const MOST_OTHERWISE = 0.25;

const ServerEvent = z.looseObject({ type: z.string() });
const Delta = z.object({ delta: z.base64() });
const Transcript = z.object({ transcript: z.string() });
const Fault = z.object({
  type: z.string().nullish(),
  code: z.string().nullish(),
  message: z.string().nullish(),
});
const Done = z.object({
  response: z.object({ status: z.string(), status_details: z.object({ error: Fault.nullish() }).nullish() }),
});

type Ask = {
  /** Ends with the version. */
  baseUrl: string;
  model: string;
  text: string;
  language: string;
  voice: string;
  instructions: string;
  signal: AbortSignal;
};

const requestFor = ({ text, voice, instructions }: Ask) => ({
  type: 'response.create',
  response: {
    // Apart from every other line: nothing said before can leak into it.
    conversation: 'none',
    output_modalities: ['audio'],
    instructions,
    audio: { output: { format: { type: 'audio/pcm', rate: SAMPLE_RATE }, voice } },
    input: [{ type: 'message', role: 'user', content: [{ type: 'input_text', text }] }],
  },
});

/** The status that the same trouble has elsewhere in this interface. */
function statusOf({ type, code }: z.infer<typeof Fault>): number {
  const named = `${type} ${code}`;
  if (/invalid_api_key|authentication/.test(named)) return 401;
  if (/rate_limit|quota/.test(named)) return 429;
  return /invalid_request/.test(named) ? 400 : 500;
}

class Refused extends Error {
  readonly fault: z.infer<typeof Fault>;

  constructor(fault: z.infer<typeof Fault>) {
    super(fault.message ?? 'refused');
    this.fault = fault;
  }
}

type Heard = { sound: Buffer; transcript: string };

/** Reads what the server tells until the line is said. */
function listener() {
  const sounds: Buffer[] = [];
  let transcript = '';
  return (data: unknown): Heard | undefined => {
    const event = ServerEvent.parse(JSON.parse(String(data)));
    if (event.type === 'error') throw new Refused(z.object({ error: Fault }).parse(event).error);
    if (event.type === 'response.output_audio.delta')
      sounds.push(Buffer.from(Delta.parse(event).delta, 'base64'));
    if (event.type === 'response.output_audio_transcript.done') ({ transcript } = Transcript.parse(event));
    if (event.type !== 'response.done') return undefined;
    const { status, status_details: details } = Done.parse(event).response;
    if (status !== 'completed') throw new Refused(details?.error ?? { message: status });
    return { sound: Buffer.concat(sounds), transcript };
  };
}

/** Undefined when no connection came about; the reason is told to nobody who opens one this way. */
function heardFrom(socket: WebSocket, request: unknown, signal: AbortSignal): Promise<Heard | undefined> {
  const read = listener();
  return new Promise((resolve, reject) => {
    let isOpen = false;
    socket.addEventListener('open', () => {
      isOpen = true;
      socket.send(JSON.stringify(request));
    });
    socket.addEventListener('message', ({ data }) => {
      try {
        const heard = read(data);
        if (heard) resolve(heard);
      } catch (cause) {
        reject(cause);
      }
    });
    const lost = () => (isOpen ? reject(new Error('the connection was lost')) : resolve(undefined));
    socket.addEventListener('error', lost);
    socket.addEventListener('close', lost);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Asks for the model by itself, which is refused for the same reason and says which. */
async function whyNoConnection(service: Service, { baseUrl, model, signal }: Ask): Promise<Error> {
  const url = `${baseUrl}/models/${encodeURIComponent(model)}`;
  const answer = await fetch(url, { headers: service.headers, signal, redirect: 'error' });
  return answer.ok ? passingFault(service, 'gave no connection') : await refused(service, answer);
}

async function converse(service: Service, ask: Ask): Promise<Heard> {
  const url = new URL(`${ask.baseUrl.replace(/^http/, 'ws')}/realtime`);
  url.searchParams.set('model', ask.model);
  ask.signal.throwIfAborted();
  const socket = new WebSocket(url, { headers: service.headers });
  try {
    const heard = await heardFrom(socket, requestFor(ask), ask.signal);
    if (heard) return heard;
  } finally {
    socket.close();
  }
  throw await whyNoConnection(service, ask);
}

/** One line by way of a conversation. What was said is told in writing, too, and compared with what should have been. */
export async function sayOverRealtime(service: Service, ask: Ask): Promise<Said> {
  const patience = AbortSignal.any([ask.signal, AbortSignal.timeout(service.timeoutMs)]);
  try {
    const { sound, transcript } = await converse(service, { ...ask, signal: patience });
    if (shareSaidOtherwise(ask.text, transcript, ask.language) > MOST_OTHERWISE)
      throw new Error('it said something else than the line');
    return { samples: fromPcm16(sound), sampleRate: SAMPLE_RATE };
  } catch (cause) {
    ask.signal.throwIfAborted();
    if (!(cause instanceof Refused)) throw asServiceFault(service, cause);
    const body = JSON.stringify({ error: cause.fault });
    throw await refused(service, new Response(body, { status: statusOf(cause.fault) }));
  }
}
