import { type Answer, json, SpeechService } from './speech-service.ts';
import { tonesFor, wavOf } from './tones.ts';

export const OPENAI_SPEECH_KEY = 'sk-the-right-key-of-openai';

const VOICES = 'alloy ash ballad cedar coral echo fable marin nova onyx sage shimmer verse'.split(' ');
const MAX_CHARS = 4096;
/** The length that OpenAI writes before it knows it. */
const STREAMED = 0xffff_ffff;

type Body = {
  model?: unknown;
  input?: unknown;
  voice?: unknown;
  response_format?: unknown;
  instructions?: unknown;
};

const MODELS = ['gpt-4o-mini-tts', 'tts-1'];

const refusal = (status: number, message: string, param?: string): Answer =>
  json(status, { error: { message, type: 'invalid_request_error', param: param ?? null, code: null } });

function faultOf({ model, input, voice, response_format, instructions }: Body): Answer | undefined {
  if (!MODELS.includes(String(model))) return refusal(404, `The model ${model} does not exist`, 'model');
  if (typeof input !== 'string' || input.length > MAX_CHARS) return refusal(400, 'Input too long', 'input');
  if (!VOICES.includes(String(voice))) return refusal(400, `Input should be one of ${VOICES}`, 'voice');
  const isPlain = instructions === undefined;
  if (!isPlain && (typeof instructions !== 'string' || String(model).startsWith('tts-1')))
    return refusal(400, 'Instructions are not for this model', 'instructions');
  return response_format === 'wav' ? undefined : refusal(400, 'Unexpected format', 'response_format');
}

/** Speaks POST /v1/audio/speech. */
export const openAiSpeech = (): SpeechService =>
  new SpeechService(
    {
      read({ path, headers, body }) {
        if (path !== '/v1/audio/speech') return refusal(404, 'Unknown request URL');
        if (headers.authorization !== `Bearer ${OPENAI_SPEECH_KEY}`)
          return refusal(401, `Incorrect API key provided: ${headers.authorization?.slice(7)}`);
        const { input, voice } = body as Body;
        return faultOf(body as Body) ?? { text: String(input), voice: String(voice) };
      },
      answer: (_tones, _reading, samples) => ({
        status: 200,
        type: 'audio/wav',
        body: wavOf(samples, STREAMED),
      }),
      refuse: (status) => refusal(status, 'The server is overloaded'),
    },
    tonesFor,
  );
