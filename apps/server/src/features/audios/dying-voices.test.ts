import { elevenLabsVoice } from '@parlance/adapters/voice/elevenlabs/elevenlabs';
import { geminiVoice } from '@parlance/adapters/voice/gemini/gemini';
import { googleCloudVoice } from '@parlance/adapters/voice/google-cloud/google-cloud';
import { openAiCompatibleVoice } from '@parlance/adapters/voice/openai-compatible/openai-compatible';
import { voicePairs } from '@parlance/adapters/voice/pairs';
import { severalVoices } from '@parlance/adapters/voice/several';
import type { Audio, Estimate } from '@parlance/contract/audios';
import {
  ELEVENLABS_SPEECH_KEY,
  elevenLabsSpeech,
} from '@parlance/stand-ins/speech/testing/elevenlabs-speech';
import { GEMINI_SPEECH_KEY, geminiSpeech } from '@parlance/stand-ins/speech/testing/gemini-speech';
import { GOOGLE_SPEECH_KEY, googleSpeech } from '@parlance/stand-ins/speech/testing/google-speech';
import { OPENAI_SPEECH_KEY, openAiSpeech } from '@parlance/stand-ins/speech/testing/openai-speech';
import type { SpeechFault, SpeechService } from '@parlance/stand-ins/speech/testing/speech-service';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import {
  audioRequest,
  type Person,
  type RunningProduct,
  runningProduct,
} from '../../testing/running-product.ts';

const SERVICES = {
  openai: openAiSpeech(),
  google: googleSpeech(),
  gemini: geminiSpeech(),
  elevenlabs: elevenLabsSpeech(),
};
type Provider = keyof typeof SERVICES;
const PROVIDERS: Provider[] = ['openai', 'google', 'gemini', 'elevenlabs'];

const LINES = Array.from(
  { length: 8 },
  (_, i) => `${i % 2 === 0 ? 'HOST' : 'COHOST'}: This is sentence number ${i} about the sea and its tides.`,
);
const source = { type: 'script', script: LINES.join('\n') };

let product: RunningProduct;
let connection: ReturnType<typeof connect>;
let who: Person;
let pairOf: Record<string, string>;
beforeAll(async () => {
  const [openAiUrl, googleUrl, geminiUrl, elevenLabsUrl] = await Promise.all(
    PROVIDERS.map((provider) => SERVICES[provider].start()),
  );
  const patience = { firstPauseMs: 1 };
  const voice = severalVoices([
    openAiCompatibleVoice({
      baseUrl: `${openAiUrl}/v1`,
      apiKey: OPENAI_SPEECH_KEY,
      keySetting: 'OPENAI_API_KEY',
      ...patience,
    }),
    googleCloudVoice({ baseUrl: googleUrl, apiKey: GOOGLE_SPEECH_KEY, ...patience }),
    geminiVoice({ baseUrl: geminiUrl, apiKey: GEMINI_SPEECH_KEY, ...patience }),
    elevenLabsVoice({ baseUrl: elevenLabsUrl, apiKey: ELEVENLABS_SPEECH_KEY, ...patience }),
  ]);
  const pairs = voicePairs(voice.catalogue());
  pairOf = Object.fromEntries(
    pairs.flatMap(({ id, host, languages }) =>
      languages.includes('en-US') ? [[host.slice(0, host.indexOf(':')), id]] : [],
    ),
  );
  product = await runningProduct({ voices: { voice, pairs } });
  connection = connect(product.databaseUrl, 1, () => {});
  who = await product.person();
});
afterEach(() => {
  for (const service of Object.values(SERVICES)) {
    service.faults.length = 0;
    service.asked.length = 0;
  }
});
afterAll(async () => {
  await connection?.close();
  await product?.stop();
  await Promise.all(Object.values(SERVICES).map((service) => service.stop()));
});

const json = async <T>(reply: Promise<Response>): Promise<T> => (await (await reply).json()) as T;
const read = (id: string) => json<Audio>(who.call('GET', `/api/audios/${id}`));
const ask = (provider: Provider) => audioRequest({ source, voice: pairOf[provider] });
const start = (provider: Provider) => json<Audio>(who.call('POST', '/api/audios', ask(provider)));
const creditsLeft = async (provider: Provider) =>
  (await json<Estimate>(who.call('POST', '/api/audios/estimate', ask(provider)))).credits_available;

/** Good answers first, then nothing but this for so often. */
function failsAfter(service: SpeechService, good: number, fault: SpeechFault, times: number): void {
  service.goodFirst = good;
  service.faults.push(...Array<SpeechFault>(times).fill(fault));
}

/** A run is tried again after longer and longer pauses; here nobody waits for them. */
async function whenEnded(id: string): Promise<Audio> {
  for (let tries = 0; tries < 3_000; tries++) {
    await connection.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
    const audio = await read(id);
    if (audio.status === 'ready' || audio.status === 'failed') return audio;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the audio never ended');
}

const spokenBy = (service: SpeechService): number =>
  new Set(service.asked.flatMap(({ body }) => /sentence number \d/.exec(JSON.stringify(body)) ?? [])).size;

const STUMBLES = ['trouble', 'cut', 'half', 'mute', 'busy', 'moved'] as const;
const TIMEOUT_MS = 180_000;

it.each(PROVIDERS)(
  '%s dies half-way: no half audio, nothing charged, and later the rest is spoken',
  { timeout: TIMEOUT_MS },
  async (provider) => {
    const service = SERVICES[provider];
    const before = await creditsLeft(provider);
    failsAfter(service, 3, 'trouble', 500);
    const { id } = await start(provider);
    const failed = await whenEnded(id);
    expect(failed).toMatchObject({
      status: 'failed',
      error: { code: 'voice_unavailable' },
      credits_charged: 0,
      duration_ms: null,
    });
    expect(failed.media_url ?? failed.live_url).toBeUndefined();
    expect((await who.call('GET', `/api/audios/${id}/media.mp3`)).status).toBe(409);
    expect(await creditsLeft(provider)).toBe(before);
    const kept = (await product.objects('users/')).filter((key) => key.includes(`${id}/takes/`)).length;

    // Back, but stumbling in every way it can.
    service.asked.length = 0;
    service.faults.length = 0;
    service.faults.push(...STUMBLES);
    expect((await who.call('POST', `/api/audios/${id}/retry`)).status).toBe(202);
    expect(await whenEnded(id)).toMatchObject({ status: 'ready', progress: { lines_done: LINES.length } });
    expect(spokenBy(service)).toBe(LINES.length - kept);
  },
);

it('a provider that comes back before the last try finishes what it had begun', {
  timeout: TIMEOUT_MS,
}, async () => {
  const service = SERVICES.openai;
  // Four tries for each of the four lines that are asked for at once, and then it answers again.
  failsAfter(service, 2, 'busy', 16);
  const { id } = await start('openai');
  expect((await whenEnded(id)).status).toBe('ready');
  expect(spokenBy(service)).toBe(LINES.length);
});
