import { type Answer, json, SpeechService } from './speech-service.ts';
import { tonesFor, wavOf } from './tones.ts';

export const GOOGLE_SPEECH_KEY = 'AIza-the-right-key-of-google';

const MAX_BYTES = 5000;
const VOICE = /^([a-z]{2,3}-[A-Z]{2})-(Chirp3-HD-(Aoede|Charon|Kore|Puck)|Studio-[A-Q]|Wavenet-[A-H])$/;

type Body = {
  input?: { text?: unknown };
  voice?: { languageCode?: unknown; name?: unknown };
  audioConfig?: { audioEncoding?: unknown; speakingRate?: unknown };
};

const refusal = (code: number, status: string, message: string, reason?: string): Answer =>
  json(code, { error: { code, message, status, ...(reason && { details: [{ reason }] }) } });

function faultOf({ input, voice, audioConfig }: Body): Answer | undefined {
  const text = String(input?.text ?? '');
  if (text === '' || Buffer.byteLength(text) > MAX_BYTES)
    return refusal(400, 'INVALID_ARGUMENT', `The input is longer than the limit of ${MAX_BYTES} bytes.`);
  const locale = VOICE.exec(String(voice?.name))?.[1];
  if (!locale || locale !== voice?.languageCode)
    return refusal(400, 'INVALID_ARGUMENT', `Voice '${voice?.name}' does not exist. Is it misspelled?`);
  const { speakingRate = 1 } = audioConfig ?? {};
  if (!(typeof speakingRate === 'number' && speakingRate >= 0.25 && speakingRate <= 2))
    return refusal(400, 'INVALID_ARGUMENT', `speaking_rate ${speakingRate} is out of range`);
  const isWav = audioConfig?.audioEncoding === 'LINEAR16';
  return isWav ? undefined : refusal(400, 'INVALID_ARGUMENT', 'No such encoding');
}

/** Speaks POST /v1/text:synthesize. */
export const googleSpeech = (): SpeechService =>
  new SpeechService(
    {
      read({ path, headers, body }) {
        if (path !== '/v1/text:synthesize') return refusal(404, 'NOT_FOUND', 'Not Found');
        if (headers['x-goog-api-key'] !== GOOGLE_SPEECH_KEY)
          return refusal(400, 'INVALID_ARGUMENT', 'API key not valid.', 'API_KEY_INVALID');
        const { input, voice } = body as Body;
        return faultOf(body as Body) ?? { text: String(input?.text), voice: String(voice?.name) };
      },
      answer: (_tones, _reading, samples) => json(200, { audioContent: wavOf(samples).toString('base64') }),
      refuse: (status) => refusal(status, status === 429 ? 'RESOURCE_EXHAUSTED' : 'INTERNAL', 'Not now'),
    },
    tonesFor,
  );
