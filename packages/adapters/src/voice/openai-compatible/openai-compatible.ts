import { trimEndOf } from '@parlance/kernel/scan-text';
import type { How, Voice } from '@parlance/ports/voice';
import { z } from 'zod';
import { cloudVoice } from '../cloud/cloud-voice.ts';
import { inWords } from '../cloud/in-words.ts';
import { type ListedVoice, VoiceList } from '../cloud/listed-voice.ts';
import { callService, passingFault, type Service } from '../cloud/service.ts';
import { readSound } from '../cloud/sound.ts';
import { voiceProvider } from '../voice-provider.ts';
import { isRealtime, READ_ALOUD, sayOverRealtime } from './realtime.ts';
import { openAiVoices, PROVIDER } from './voices.ts';

export type OpenAiVoiceOptions = {
  /** Ends with the version, e.g. https://api.openai.com/v1 */
  baseUrl: string;
  /** Servers in one's own house often want none. */
  apiKey?: string | undefined;
  keySetting: string;
  model?: string | undefined;
  /** OpenAI's own, unless the server has others. */
  voices?: ListedVoice[] | undefined;
  timeoutMs?: number;
  firstPauseMs?: number;
};

const OPENAI_HOST = 'api.openai.com';
const CONCURRENCY = 4;

/** OpenAI's own speech models end on this day; what it names in their place is spoken to in another way. */
const SPEECH_MODELS_END = Date.parse('2027-01-06');

export const usualModel = (hostname: string, now: number): string =>
  hostname === OPENAI_HOST && now >= SPEECH_MODELS_END ? 'gpt-realtime-2.1-mini' : 'gpt-4o-mini-tts';

/**
 * By documentation tts-1 and tts-1-hd ignore instructions. A server in one's own house gets some only if one of OpenAI's
 * models is asked for there by name.
 */
function instructionsFor(model: string, isNamed: boolean, how: How): { instructions?: string } {
  if (isRealtime(model)) return { instructions: `${READ_ALOUD} ${inWords(how)}` };
  return isNamed && model.startsWith('gpt-') ? { instructions: inWords(how) } : {};
}

/** "Input should be 'alloy', …" with the parameter named; other servers say it in their own words. */
const isAboutTheVoice = (status: number, text: string): boolean =>
  (status === 400 || status === 404 || status === 422) && /\bvoice\b/i.test(text);

/**
 * OpenAI, and whatever else speaks its POST /audio/speech; with a realtime model, its conversations over a socket. It
 * gives no word times.
 */
export function openAiCompatibleVoice(options: OpenAiVoiceOptions): Voice {
  const baseUrl = trimEndOf(options.baseUrl, /\//);
  const url = new URL(`${baseUrl}/audio/speech`);
  const { apiKey, keySetting, model = usualModel(url.hostname, Date.now()) } = options;
  const { timeoutMs = 60_000, firstPauseMs = 1_000 } = options;
  const isNamed = options.model !== undefined || url.hostname === OPENAI_HOST;
  const service: Service = {
    name: `The speech server at ${url.host}`,
    keySetting,
    apiKey,
    headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
    timeoutMs,
    refusal: (status, text) => {
      if (status === 429 && text.includes('insufficient_quota')) return 'nothing_left';
      return isAboutTheVoice(status, text) ? 'voice_unknown' : undefined;
    },
  };
  return cloudVoice({
    provider: PROVIDER,
    service,
    version: `openai-1/${url.host}/${model}`,
    concurrency: CONCURRENCY,
    firstPauseMs,
    voices: openAiVoices(options.voices, isRealtime(model)),
    directions: (how) => instructionsFor(model, isNamed, how),
    async say({ text, voice, language, directions, signal }) {
      const name = voice.id.slice(PROVIDER.length + 1);
      const { instructions = '' } = directions;
      if (isRealtime(model))
        return await sayOverRealtime(service, {
          baseUrl,
          model,
          signal,
          text,
          language,
          voice: name,
          instructions,
        });
      const body = { model, input: text, voice: name, response_format: 'wav', ...directions };
      const { bytes } = await callService(service, { url, body, signal });
      return await readSound(bytes).catch((cause) => {
        throw passingFault(service, `gave no sound that can be read: ${cause}`);
      });
    },
  });
}

export const openAi = voiceProvider({
  name: 'OpenAI',
  keySetting: 'OPENAI_API_KEY',
  environment: {
    OPENAI_SPEECH_BASE_URL: z.url().optional(),
    OPENAI_SPEECH_API_KEY: z.string().optional(),
    OPENAI_SPEECH_MODEL: z.string().optional(),
    OPENAI_SPEECH_VOICES: VoiceList.optional(),
  },
  /** A server that is not OpenAI's has voices of its own, so it counts only when they are named. */
  settings(env): OpenAiVoiceOptions | undefined {
    const named = { model: env.OPENAI_SPEECH_MODEL, voices: env.OPENAI_SPEECH_VOICES };
    if (env.OPENAI_SPEECH_BASE_URL)
      return {
        ...named,
        baseUrl: env.OPENAI_SPEECH_BASE_URL,
        // The key of one server is no other server's business.
        apiKey: env.OPENAI_SPEECH_API_KEY,
        keySetting: 'OPENAI_SPEECH_API_KEY',
      };
    const isOpenAi = new URL(env.OPENAI_BASE_URL).hostname === OPENAI_HOST;
    if (!env.OPENAI_API_KEY || !(isOpenAi || named.voices)) return undefined;
    return {
      ...named,
      baseUrl: env.OPENAI_BASE_URL,
      apiKey: env.OPENAI_API_KEY,
      keySetting: 'OPENAI_API_KEY',
    };
  },
  missing: (env) =>
    env.OPENAI_SPEECH_BASE_URL && !env.OPENAI_SPEECH_VOICES
      ? ['OPENAI_SPEECH_VOICES (what the voices of that server are called)']
      : [],
  open: openAiCompatibleVoice,
});
