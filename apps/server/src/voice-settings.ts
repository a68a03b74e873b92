import { LANGUAGES } from '@parlance/kernel/languages';
import { z } from 'zod';

const ENTRY = /^([^:\s]+):(female|male)(?::([^:]+))?(?::([^:]+))?$/;
const KNOWN = new Set(LANGUAGES.map(({ code }) => code));

type Listed = { id: string; name: string; gender: 'female' | 'male'; languages?: string[] | undefined };

/** "af_sky:female:Sky:en-US+en-GB": id, gender, then name and languages if wanted. */
function listedVoice(entry: string): Listed | undefined {
  const [, id = '', gender, name = id, codes] = ENTRY.exec(entry) ?? [];
  const languages = codes?.split('+').map((code) => code.trim());
  if (id === '' || languages?.some((code) => !KNOWN.has(code))) return undefined;
  return { id, name: name.trim(), gender: gender as Listed['gender'], languages };
}

const VoiceList = z.string().transform((text, context): Listed[] => {
  const entries = text.split(',').map((entry) => entry.trim());
  const voices = entries.map(listedVoice);
  const wrong = entries.find((_, at) => !voices[at]);
  if (wrong === undefined) return voices.filter((voice) => voice !== undefined);
  const message = `"${wrong}" must look like id:female:Name:en-US+en-GB; name and languages may be left out`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** What each means: docs/operating.md. */
export const VOICE_ENVIRONMENT = {
  OPENAI_SPEECH_BASE_URL: z.url().optional(),
  OPENAI_SPEECH_API_KEY: z.string().optional(),
  OPENAI_SPEECH_MODEL: z.string().optional(),
  OPENAI_SPEECH_VOICES: VoiceList.optional(),
  GOOGLE_TTS_API_KEY: z.string().optional(),
  GOOGLE_TTS_BASE_URL: z.url().optional(),
  ELEVENLABS_BASE_URL: z.url().optional(),
  ELEVENLABS_SPEECH_MODEL: z.string().optional(),
  ELEVENLABS_VOICES: VoiceList.optional(),
};

const Environment = z.object({
  ...VOICE_ENVIRONMENT,
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.string(),
  ELEVENLABS_API_KEY: z.string().optional(),
});
type Env = z.infer<typeof Environment>;

export type VoiceSettings = ReturnType<typeof voiceSettings>;

const OPENAI_HOST = 'api.openai.com';

/** A server that is not OpenAI's has voices of its own, so it counts only when they are named. */
function openAiSpeech(env: Env) {
  const voices = env.OPENAI_SPEECH_VOICES;
  const model = env.OPENAI_SPEECH_MODEL;
  if (env.OPENAI_SPEECH_BASE_URL)
    // The key of one server is no other server's business.
    return {
      ...{ baseUrl: env.OPENAI_SPEECH_BASE_URL, apiKey: env.OPENAI_SPEECH_API_KEY },
      ...{ keySetting: 'OPENAI_SPEECH_API_KEY', model, voices },
    };
  const isOpenAi = new URL(env.OPENAI_BASE_URL).hostname === OPENAI_HOST;
  if (!env.OPENAI_API_KEY || !(isOpenAi || voices)) return undefined;
  return {
    ...{ baseUrl: env.OPENAI_BASE_URL, apiKey: env.OPENAI_API_KEY },
    ...{ keySetting: 'OPENAI_API_KEY', model, voices },
  };
}

/** The voices besides the embedded ones, as far as something is set for them. */
export const voiceSettings = (env: Env) => ({
  openAi: openAiSpeech(env),
  google: env.GOOGLE_TTS_API_KEY
    ? { apiKey: env.GOOGLE_TTS_API_KEY, baseUrl: env.GOOGLE_TTS_BASE_URL }
    : undefined,
  elevenLabs: env.ELEVENLABS_API_KEY
    ? {
        apiKey: env.ELEVENLABS_API_KEY,
        baseUrl: env.ELEVENLABS_BASE_URL,
        model: env.ELEVENLABS_SPEECH_MODEL,
        voices: env.ELEVENLABS_VOICES,
      }
    : undefined,
});

/** Named to the operator; people never see what isn't there. */
export const unsetVoices = ({ openAi, google, elevenLabs }: VoiceSettings): string[] => [
  ...(openAi ? [] : ['OpenAI (OPENAI_API_KEY)']),
  ...(google ? [] : ['Google Cloud (GOOGLE_TTS_API_KEY)']),
  ...(elevenLabs ? [] : ['ElevenLabs (ELEVENLABS_API_KEY)']),
];
