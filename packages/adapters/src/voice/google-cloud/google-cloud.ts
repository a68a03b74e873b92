import type { Voice } from '@parlance/ports/voice';
import { z } from 'zod';
import { cloudVoice } from '../cloud/cloud-voice.ts';
import { callService, passingFault, type Service } from '../cloud/service.ts';
import { readSound } from '../cloud/sound.ts';
import { voiceProvider } from '../voice-provider.ts';
import { GOOGLE_VOICES, PROVIDER } from './voices.ts';

export type GoogleVoiceOptions = {
  apiKey: string;
  baseUrl?: string | undefined;
  timeoutMs?: number;
  firstPauseMs?: number;
};

const KEY_SETTING = 'GOOGLE_TTS_API_KEY';
const CONCURRENCY = 4;
const Answer = z.object({ audioContent: z.string().min(1) });

/** Google Cloud Text-to-Speech. Word times exist in its beta for older voices only, so they are estimated. */
export function googleCloudVoice(options: GoogleVoiceOptions): Voice {
  const { apiKey, baseUrl = 'https://texttospeech.googleapis.com' } = options;
  const { timeoutMs = 60_000, firstPauseMs = 1_000 } = options;
  const url = new URL('/v1/text:synthesize', baseUrl);
  const byId = new Map(GOOGLE_VOICES.map((voice) => [voice.info.id, voice]));
  const service: Service = {
    name: 'Google Cloud Text-to-Speech',
    keySetting: KEY_SETTING,
    apiKey,
    // Not in the address, where it would end up in logs on the way.
    headers: { 'x-goog-api-key': apiKey },
    timeoutMs,
    refusal: (status, text) => {
      if (status === 400 && /API_KEY_INVALID|API key not valid/.test(text)) return 'key_refused';
      return status === 400 && /voice.{0,120}does not exist/is.test(text) ? 'voice_unknown' : undefined;
    },
  };
  return cloudVoice({
    provider: PROVIDER,
    service,
    version: 'google-1',
    concurrency: CONCURRENCY,
    firstPauseMs,
    voices: GOOGLE_VOICES.map((voice) => voice.info),
    directions: ({ pace = 1 }) => (pace === 1 ? {} : { speakingRate: pace }),
    async say({ text, voice, language, directions, signal }) {
      const { name, languageCode } = byId.get(voice.id)!.nameIn(language);
      const audioConfig = { audioEncoding: 'LINEAR16', sampleRateHertz: 24_000, ...directions };
      const body = { input: { text }, voice: { languageCode, name }, audioConfig };
      const { bytes } = await callService(service, { url, body, signal });
      try {
        const { audioContent } = Answer.parse(JSON.parse(bytes.toString('utf8')));
        return await readSound(Buffer.from(audioContent, 'base64'));
      } catch (cause) {
        throw passingFault(service, `gave no sound that can be read: ${cause}`);
      }
    },
  });
}

export const google = voiceProvider({
  name: 'Google Cloud',
  keySetting: KEY_SETTING,
  environment: { GOOGLE_TTS_API_KEY: z.string().optional(), GOOGLE_TTS_BASE_URL: z.url().optional() },
  settings: (env) =>
    env.GOOGLE_TTS_API_KEY ? { apiKey: env.GOOGLE_TTS_API_KEY, baseUrl: env.GOOGLE_TTS_BASE_URL } : undefined,
  open: googleCloudVoice,
});
