import { type Answer, json, SpeechService } from './speech-service.ts';
import { pcmOf, TONE_RATE, tonesFor, wavOf } from './tones.ts';

export const GEMINI_SPEECH_KEY = 'AIza-the-right-key-of-gemini';

const PATH = /^\/v1beta\/models\/([\w.-]+):generateContent$/;
const CURRENT = ['gemini-3.8-flash-tts', 'gemini-3.8-flash-lite-tts'];
const EARLIER = ['gemini-3.1-flash-tts-preview', 'gemini-2.5-flash-preview-tts'];
const VOICES =
  'Achernar Achird Algenib Algieba Alnilam Aoede Autonoe Callirrhoe Charon Despina Enceladus Erinome Fenrir Gacrux Iapetus Kore Laomedeia Leda Orus Pulcherrima Puck Rasalgethi Sadachbia Sadaltager Schedar Sulafat Umbriel Vindemiatrix Zephyr Zubenelgenubi'.split(
    ' ',
  );

type Part = { text?: unknown; speech_metadata?: { style?: unknown } };
type Body = {
  contents?: { role?: unknown; parts?: Part[] }[];
  generationConfig?: {
    responseModalities?: unknown;
    speechConfig?: { voiceConfig?: { voice?: unknown; prebuiltVoiceConfig?: { voiceName?: unknown } } };
  };
};

const refusal = (code: number, status: string, message: string, details: object[] = []): Answer =>
  json(code, { error: { code, message, status, details } });

const invalid = (message: string): Answer => refusal(400, 'INVALID_ARGUMENT', message);

/** The service refuses every field that it doesn't know, sampling settings among them. */
function unknownField(value: object | undefined, known: string[]): Answer | undefined {
  const field = Object.keys(value ?? {}).find((name) => !known.includes(name));
  return field === undefined ? undefined : invalid(`Invalid JSON payload received. Unknown name "${field}"`);
}

function faultOf({ contents, generationConfig, ...rest }: Body, model: string): Answer | undefined {
  const [part, ...others] = contents?.[0]?.parts ?? [];
  const isCurrent = CURRENT.includes(model);
  const unknown =
    unknownField(rest, []) ??
    unknownField(part, isCurrent ? ['text', 'speech_metadata'] : ['text']) ??
    unknownField(part?.speech_metadata, ['style', 'speaker']) ??
    unknownField(generationConfig, ['responseModalities', 'speechConfig']) ??
    unknownField(
      generationConfig?.speechConfig?.voiceConfig,
      isCurrent ? ['voice', 'prebuiltVoiceConfig'] : ['prebuiltVoiceConfig'],
    );
  if (unknown) return unknown;
  if (typeof part?.text !== 'string' || part.text === '' || others.length > 0)
    return invalid('One text, please');
  return JSON.stringify(generationConfig?.responseModalities) === '["AUDIO"]'
    ? undefined
    : invalid('The requested combination of response modalities is not supported by the model.');
}

function voiceIn({ generationConfig }: Body): string {
  const { voice, prebuiltVoiceConfig } = generationConfig?.speechConfig?.voiceConfig ?? {};
  return String(voice ?? prebuiltVoiceConfig?.voiceName);
}

/** Speaks POST /v1beta/models/{model}:generateContent for speech: WAV from current models, bare samples from earlier ones. */
export const geminiSpeech = (): SpeechService =>
  new SpeechService(
    {
      read({ path, headers, body: asked }) {
        const model = PATH.exec(path)?.[1] ?? '';
        if (headers['x-goog-api-key'] !== GEMINI_SPEECH_KEY)
          return refusal(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
            { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
          ]);
        if (![...CURRENT, ...EARLIER].includes(model))
          return refusal(404, 'NOT_FOUND', `models/${model} is not found for API version v1beta`);
        const body = asked as Body;
        const fault = faultOf(body, model);
        if (fault) return fault;
        const voice = voiceIn(body);
        if (!VOICES.includes(voice))
          return invalid(`No matching speaker voice found for name: ${voice} and language: `);
        return { text: String(body.contents?.[0]?.parts?.[0]?.text), voice, model };
      },
      answer: (_tones, { model = '' }, samples) => {
        const isCurrent = CURRENT.includes(model);
        const sound = isCurrent ? wavOf(samples) : pcmOf(samples);
        const mimeType = isCurrent ? 'audio/wav' : `audio/L16;codec=pcm;rate=${TONE_RATE}`;
        const parts = [{ inlineData: { mimeType, data: sound.toString('base64') } }];
        return json(200, {
          candidates: [{ content: { parts, role: 'model' }, finishReason: 'STOP', index: 0 }],
          modelVersion: model,
        });
      },
      refuse: (status) =>
        refusal(status, status === 429 ? 'RESOURCE_EXHAUSTED' : 'INTERNAL', 'Not now', [
          ...(status === 429
            ? [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '0.001s' }]
            : []),
        ]),
    },
    tonesFor,
  );
