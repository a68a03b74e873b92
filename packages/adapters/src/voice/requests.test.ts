import type { Voice } from '@parlance/ports/voice';
import {
  ELEVENLABS_SPEECH_KEY,
  elevenLabsSpeech,
} from '@parlance/stand-ins/speech/testing/elevenlabs-speech';
import { GEMINI_SPEECH_KEY, geminiSpeech } from '@parlance/stand-ins/speech/testing/gemini-speech';
import { GOOGLE_SPEECH_KEY, googleSpeech } from '@parlance/stand-ins/speech/testing/google-speech';
import { RealtimeService } from '@parlance/stand-ins/speech/testing/openai-realtime';
import { OPENAI_SPEECH_KEY, openAiSpeech } from '@parlance/stand-ins/speech/testing/openai-speech';
import type { SpeechService } from '@parlance/stand-ins/speech/testing/speech-service';
import { expect, it } from 'vitest';
import { fieldsOf, listedFields } from '../testing/request-fields.ts';
import { elevenLabsVoice } from './elevenlabs/elevenlabs.ts';
import { geminiVoice } from './gemini/gemini.ts';
import { googleCloudVoice } from './google-cloud/google-cloud.ts';
import { openAiCompatibleVoice } from './openai-compatible/openai-compatible.ts';

type Service = Pick<SpeechService, 'asked' | 'start' | 'stop'>;
type Row = { vendor: string; service(): Service; open(baseUrl: string): Voice };

const eleven = (model: string): Row => ({
  vendor: `elevenlabs, ${model}`,
  service: elevenLabsSpeech,
  open: (baseUrl) => elevenLabsVoice({ apiKey: ELEVENLABS_SPEECH_KEY, baseUrl, model }),
});

const openAi = (model: string, service: () => Service = openAiSpeech): Row => ({
  vendor: `openai, ${model}`,
  service,
  open: (baseUrl) =>
    openAiCompatibleVoice({
      apiKey: OPENAI_SPEECH_KEY,
      baseUrl: `${baseUrl}/v1`,
      keySetting: 'OPENAI_API_KEY',
      model,
    }),
});

const gemini = (model: string): Row => ({
  vendor: `gemini, ${model}`,
  service: geminiSpeech,
  open: (baseUrl) => geminiVoice({ apiKey: GEMINI_SPEECH_KEY, baseUrl, model }),
});

const ROWS: Row[] = [
  openAi('gpt-4o-mini-tts'),
  openAi('tts-1'),
  openAi('gpt-realtime-2.1-mini', () => new RealtimeService()),
  {
    vendor: 'google',
    service: googleSpeech,
    open: (baseUrl) => googleCloudVoice({ apiKey: GOOGLE_SPEECH_KEY, baseUrl }),
  },
  gemini('gemini-3.8-flash-tts'),
  gemini('gemini-2.5-flash-preview-tts'),
  eleven('eleven_multilingual_v2'),
  eleven('eleven_flash_v2_5'),
  eleven('eleven_v3'),
  eleven('eleven_v4'),
];

/** A lively line among others, then one that goes on from it: together they hold every field that is ever sent. */
async function bodiesFor(voice: Voice, service: Service): Promise<unknown[]> {
  const { id: voiceId, languages } = voice.catalogue()[0]!;
  const language = languages[0]!;
  const said = {
    voiceId,
    language,
    pace: 1.1,
    manner: 'reaction',
    signal: new AbortController().signal,
  } as const;
  await voice.speak({ ...said, text: 'Hello and welcome.', before: 'Is it on?', after: 'Thank you.' });
  await voice.speak({ ...said, text: 'Thank you.', before: 'Hello and welcome.' });
  return service.asked.map(({ body }) => body);
}

it.each(ROWS)(
  '$vendor is sent the fields that the documentation lists',
  async ({ vendor, service, open }) => {
    const running = service();
    try {
      const bodies = await bodiesFor(open(await running.start()), running);
      const sent = [...new Set(bodies.flatMap((body) => fieldsOf(body)))].sort();
      expect(sent).toEqual(listedFields('voice-requests.md', vendor));
    } finally {
      await running.stop();
    }
  },
);
