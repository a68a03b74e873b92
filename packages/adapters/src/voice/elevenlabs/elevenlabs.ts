import { baseLanguage } from '@parlance/kernel/languages';
import type { Voice } from '@parlance/ports/voice';
import { z } from 'zod';
import { cloudVoice, type Said } from '../cloud/cloud-voice.ts';
import { type ListedVoice, VoiceList } from '../cloud/listed-voice.ts';
import { callService, passingFault, type Service } from '../cloud/service.ts';
import { fromPcm16 } from '../cloud/sound.ts';
import { voiceProvider } from '../voice-provider.ts';
import { actingOf, continuesRequests, takesNeighbours } from './acting.ts';
import { Alignment, alignedMs, behind, marksOf } from './alignment.ts';
import { RecentRequests } from './recent-requests.ts';
import { elevenLabsVoices, PROVIDER } from './voices.ts';

export type ElevenLabsVoiceOptions = {
  apiKey: string;
  baseUrl?: string | undefined;
  model?: string | undefined;
  voices?: ListedVoice[] | undefined;
  /** Nothing of a request is kept there; only accounts whose contract has it. Requests then can't be continued. */
  zeroRetention?: boolean;
  timeoutMs?: number;
  firstPauseMs?: number;
};

const KEY_SETTING = 'ELEVENLABS_API_KEY';
const SAMPLE_RATE = 24_000;
/** What the smallest paid plan allows. */
const CONCURRENCY = 3;
/** Times are rounded, and a last breath may be left out. */
const TOLERANCE_MS = 300;

const Answer = z.object({ audio_base64: z.string().min(1), alignment: Alignment.nullish() });

/** Older models take the language from the text and refuse to be told. */
const takesLanguage = (model: string): boolean => /_v2_5$|^eleven_v[34]/.test(model);

/** `lead` stands before the text and is not heard. */
function soundOf(bytes: Buffer, lead: string, words: string[]): Said {
  const { audio_base64, alignment } = Answer.parse(JSON.parse(bytes.toString('utf8')));
  const samples = fromPcm16(Buffer.from(audio_base64, 'base64'));
  const durationMs = (samples.length / SAMPLE_RATE) * 1000;
  if (alignment && alignedMs(alignment) > durationMs + TOLERANCE_MS)
    throw new Error(`${Math.round(durationMs)} ms of sound for times up to ${alignedMs(alignment)} ms`);
  return {
    samples,
    sampleRate: SAMPLE_RATE,
    marks: alignment ? marksOf(behind(lead, alignment), words) : undefined,
  };
}

/** ElevenLabs, with the times of every character. */
export function elevenLabsVoice(options: ElevenLabsVoiceOptions): Voice {
  const { apiKey, baseUrl = 'https://api.elevenlabs.io', model = 'eleven_multilingual_v2' } = options;
  const { zeroRetention = false, timeoutMs = 90_000, firstPauseMs = 1_000 } = options;
  const service: Service = {
    name: 'ElevenLabs',
    keySetting: KEY_SETTING,
    apiKey,
    headers: { 'xi-api-key': apiKey },
    timeoutMs,
    refusal: (status, text) => {
      if (status < 500 && text.includes('quota_exceeded')) return 'nothing_left';
      if (status === 402 && text.includes('paid_plan_required')) return 'not_in_plan';
      return status < 429 && text.includes('voice_not_found') ? 'voice_unknown' : undefined;
    },
  };
  const recent = new RecentRequests();

  /** What stands around a text: the request that said what is before it, where it is known, else the words themselves. */
  function around(voiceId: string, before: string | undefined, after: string | undefined) {
    if (!takesNeighbours(model)) return {};
    const id =
      before && continuesRequests(model) && !zeroRetention ? recent.find(voiceId, before) : undefined;
    return {
      ...(id ? { previous_request_ids: [id] } : before && { previous_text: before }),
      ...(after && { next_text: after }),
    };
  }

  return cloudVoice({
    provider: PROVIDER,
    service,
    version: `elevenlabs-1/${model}`,
    concurrency: CONCURRENCY,
    firstPauseMs,
    voices: elevenLabsVoices(model, options.voices),
    directions: (how) => actingOf(model, how),
    async say({ text, words, voice, language, directions, before, after, signal }) {
      const id = encodeURIComponent(voice.id.slice(PROVIDER.length + 1));
      const url = new URL(`/v1/text-to-speech/${id}/with-timestamps`, baseUrl);
      url.searchParams.set('output_format', `pcm_${SAMPLE_RATE}`);
      if (zeroRetention) url.searchParams.set('enable_logging', 'false');
      const languageCode = takesLanguage(model) ? { language_code: baseLanguage(language) } : {};
      const { tag, ...settings } = directions;
      const lead = tag ? `${tag} ` : '';
      const body = {
        text: lead + text,
        model_id: model,
        ...languageCode,
        ...(Object.keys(settings).length > 0 && { voice_settings: settings }),
        ...around(voice.id, before, after),
      };
      const { bytes, headers } = await callService(service, { url, body, signal });
      try {
        const sound = soundOf(bytes, lead, words);
        const requestId = headers.get('request-id');
        if (requestId) recent.remember(voice.id, text, requestId);
        return sound;
      } catch (cause) {
        throw passingFault(service, `gave no sound that can be read: ${cause}`);
      }
    },
  });
}

export const elevenLabs = voiceProvider({
  name: 'ElevenLabs',
  keySetting: KEY_SETTING,
  environment: {
    ELEVENLABS_BASE_URL: z.url().optional(),
    ELEVENLABS_SPEECH_MODEL: z.string().optional(),
    ELEVENLABS_VOICES: VoiceList.optional(),
    ELEVENLABS_ZERO_RETENTION: z.enum(['on', 'off']).optional(),
  },
  settings: (env) =>
    env.ELEVENLABS_API_KEY
      ? {
          apiKey: env.ELEVENLABS_API_KEY,
          baseUrl: env.ELEVENLABS_BASE_URL,
          model: env.ELEVENLABS_SPEECH_MODEL,
          voices: env.ELEVENLABS_VOICES,
          zeroRetention: env.ELEVENLABS_ZERO_RETENTION === 'on',
        }
      : undefined,
  open: elevenLabsVoice,
});
