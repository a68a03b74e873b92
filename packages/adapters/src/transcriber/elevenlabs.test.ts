import { transcriberSuite } from '@parlance/ports/suites/transcriber';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elevenLabsTranscriber } from './elevenlabs.ts';
import { ELEVENLABS_KEY, elevenLabsService } from './testing/elevenlabs-service.ts';
import { knownSpeech } from './testing/known-speech.ts';

const never = new AbortController().signal;
const speech = await knownSpeech();
const service = elevenLabsService(speech.text);
let baseUrl = '';

beforeAll(async () => {
  baseUrl = await service.start();
});
afterAll(() => service.stop());

const open = (apiKey = ELEVENLABS_KEY, zeroRetention = false) =>
  elevenLabsTranscriber({ apiKey, baseUrl, zeroRetention, firstPauseMs: 1 });

async function* once(samples: Float32Array) {
  yield samples;
}

const task = { durationMs: speech.samples.length / 16, signal: never };

describe('elevenLabsTranscriber', () => {
  transcriberSuite(open, () => speech);

  it('makes sentences of words, and none of noises', async () => {
    const { segments } = await open().transcribe(once(speech.samples), task);
    expect(segments.map(({ text }) => text)).toEqual(speech.text.split(/(?<=\.)\s/));
    expect(segments[1]!.startMs).toBeGreaterThanOrEqual(segments[0]!.endMs - 1);
  });

  it('asks for nothing to be kept where the account has that', async () => {
    service.received.length = 0;
    await open(ELEVENLABS_KEY, true).transcribe(once(speech.samples), task);
    await open().transcribe(once(speech.samples), task);
    expect(service.received.map(({ path }) => path)).toEqual([
      '/v1/speech-to-text?enable_logging=false',
      '/v1/speech-to-text',
    ]);
  });

  it('is unavailable with a wrong key', async () => {
    const hearing = open('wrong').transcribe(once(speech.samples), task);
    await expect(hearing).rejects.toMatchObject({ code: 'transcribe.unavailable' });
  });
});
