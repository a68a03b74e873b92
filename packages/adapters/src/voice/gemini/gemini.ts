import type { Voice } from '@parlance/ports/voice';
import { z } from 'zod';
import { cloudVoice } from '../cloud/cloud-voice.ts';
import type { Sound } from '../cloud/decode-sound.ts';
import { inWords } from '../cloud/in-words.ts';
import { type ListedVoice, VoiceList } from '../cloud/listed-voice.ts';
import { callService, passingFault, type Service } from '../cloud/service.ts';
import { fromPcm16, readSound } from '../cloud/sound.ts';
import { voiceProvider } from '../voice-provider.ts';
import { geminiVoices, PROVIDER } from './voices.ts';

export type GeminiVoiceOptions = {
  apiKey: string;
  baseUrl?: string | undefined;
  model?: string | undefined;
  voices?: ListedVoice[] | undefined;
  timeoutMs?: number;
  firstPauseMs?: number;
};

const KEY_SETTING = 'GEMINI_SPEECH_API_KEY';
/** Accounts have a limit for each minute that is soon reached. */
const CONCURRENCY = 3;

const Answer = z.object({
  candidates: z.tuple([
    z.object({
      content: z.object({
        parts: z.tuple([
          z.object({ inlineData: z.object({ mimeType: z.string(), data: z.string().min(1) }) }),
        ]),
      }),
    }),
  ]),
});

/** Before 3.8 a direction stood in the text itself, and might be read out. */
const isEarlier = (model: string): boolean => /^gemini-(2|3\.1)/.test(model);

const voiceConfigOf = (model: string, name: string) =>
  isEarlier(model) ? { prebuiltVoiceConfig: { voiceName: name } } : { voice: name };

/** Current models give a file, earlier ones bare samples whose rate stands in their type. */
async function soundOf(bytes: Buffer): Promise<Sound> {
  const [{ content }] = Answer.parse(JSON.parse(bytes.toString('utf8'))).candidates;
  const { mimeType, data } = content.parts[0].inlineData;
  const sound = Buffer.from(data, 'base64');
  const rate = /^audio\/l16\b.*\brate=(\d+)/i.exec(mimeType)?.[1];
  return rate ? { samples: fromPcm16(sound), sampleRate: Number(rate) } : await readSound(sound);
}

/** "34s", in the body: the service sends no header with it. */
function askedPauseMs(text: string): number | undefined {
  const seconds = /"retryDelay":\s*"([\d.]+)s"/.exec(text)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

/** Google's Gemini models that speak. They act by a direction in plain words, and give no word times. */
export function geminiVoice(options: GeminiVoiceOptions): Voice {
  const { apiKey, baseUrl = 'https://generativelanguage.googleapis.com' } = options;
  const { model = 'gemini-3.8-flash-tts', timeoutMs = 90_000, firstPauseMs = 1_000 } = options;
  const url = new URL(`/v1beta/models/${encodeURIComponent(model)}:generateContent`, baseUrl);
  const service: Service = {
    name: 'Gemini',
    keySetting: KEY_SETTING,
    apiKey,
    headers: { 'x-goog-api-key': apiKey },
    timeoutMs,
    askedPauseMs,
    refusal: (status, text) => {
      if (status === 400 && /API_KEY_INVALID|API key not valid/.test(text)) return 'key_refused';
      return status === 400 && /No matching speaker voice/i.test(text) ? 'voice_unknown' : undefined;
    },
  };
  return cloudVoice({
    provider: PROVIDER,
    service,
    version: `gemini-1/${model}`,
    concurrency: CONCURRENCY,
    firstPauseMs,
    voices: geminiVoices(options.voices),
    directions: (how) => (isEarlier(model) ? {} : { style: inWords(how) }),
    async say({ text, voice, directions: { style }, signal }) {
      const name = voice.id.slice(PROVIDER.length + 1);
      const part = { text, ...(style && { speech_metadata: { style } }) };
      const speechConfig = { voiceConfig: voiceConfigOf(model, name) };
      const body = {
        contents: [{ role: 'user', parts: [part] }],
        generationConfig: { responseModalities: ['AUDIO'], speechConfig },
      };
      const { bytes } = await callService(service, { url, body, signal });
      return await soundOf(bytes).catch((cause) => {
        throw passingFault(service, `gave no sound that can be read: ${cause}`);
      });
    },
  });
}

export const gemini = voiceProvider({
  name: 'Gemini',
  keySetting: KEY_SETTING,
  environment: {
    GEMINI_SPEECH_API_KEY: z.string().optional(),
    GEMINI_SPEECH_BASE_URL: z.url().optional(),
    GEMINI_SPEECH_MODEL: z.string().optional(),
    GEMINI_SPEECH_VOICES: VoiceList.optional(),
  },
  settings: (env) =>
    env.GEMINI_SPEECH_API_KEY
      ? {
          apiKey: env.GEMINI_SPEECH_API_KEY,
          baseUrl: env.GEMINI_SPEECH_BASE_URL,
          model: env.GEMINI_SPEECH_MODEL,
          voices: env.GEMINI_SPEECH_VOICES,
        }
      : undefined,
  open: geminiVoice,
});
