import { transcriberSuite } from '@parlance/ports/suites/transcriber';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaultTranscriber, openAiCompatibleTranscriber } from './openai-compatible.ts';
import { knownSpeech } from './testing/known-speech.ts';
import { OPENAI_KEY, openAiService } from './testing/openai-service.ts';

const never = new AbortController().signal;
const speech = await knownSpeech();
const service = openAiService(speech.text.split(/(?<=\.)\s/));
let baseUrl = '';

beforeAll(async () => {
  baseUrl = `${await service.start()}/v1/`;
});
afterAll(() => service.stop());
afterEach(() => {
  service.first.length = 0;
  service.received.length = 0;
});

const open = (more: { apiKey?: string; timeoutMs?: number } = {}) =>
  openAiCompatibleTranscriber({ baseUrl, apiKey: OPENAI_KEY, firstPauseMs: 1, ...more });

async function* once(samples: Float32Array) {
  yield samples;
}

const hear = (transcriber = open(), samples = speech.samples) =>
  transcriber.transcribe(once(samples), { durationMs: samples.length / 16, signal: never });

describe('openAiCompatibleTranscriber', () => {
  transcriberSuite(open, () => speech);

  it('sends a long recording in files under 25 MB, each in the language of the first, with times of the whole', async () => {
    const minutes = 12;
    const long = new Float32Array(minutes * 60 * 16_000).fill(0.2);
    const heard = await hear(open(), long);
    expect(service.received.length).toBe(2);
    for (const { wav } of service.received) expect(wav.length).toBeLessThan(25e6);
    expect(service.received.map(({ form }) => form.get('language'))).toEqual(
      service.received.map((_, at) => (at === 0 ? null : 'en')),
    );
    expect(heard.segments.at(-1)!.startMs).toBeGreaterThan(5 * 60_000);
  }, 120_000);

  it('keeps moments with a model that names none: pieces are short, and each has its own', async () => {
    const untimed = openAiCompatibleTranscriber({
      baseUrl,
      apiKey: OPENAI_KEY,
      firstPauseMs: 1,
      model: 'gpt-transcribe',
    });
    const minute = new Float32Array(60 * 16_000).fill(0.2);
    const { segments } = await hear(untimed, minute);
    expect(service.received.length).toBeGreaterThan(2);
    const [first, second] = segments;
    expect(first?.endMs).toBeLessThanOrEqual(21_000);
    expect(second?.startMs).toBeGreaterThan(5_000);
    expect(second?.startMs).toBeGreaterThanOrEqual(first?.endMs ?? 0);
  });

  it('asks OpenAI for another model once Whisper has ended there, and nobody else', () => {
    const openAi = 'https://api.openai.com/v1';
    expect(defaultTranscriber(openAi, new Date('2027-02-25'))).toBe('whisper-1');
    expect(defaultTranscriber(openAi, new Date('2027-02-26'))).toBe('gpt-transcribe');
    expect(defaultTranscriber('http://ears.example/v1', new Date('2030-01-01'))).toBe('whisper-1');
  });

  it('tries again when the service is busy, after the time it asks for', async () => {
    const busy = { status: 429, headers: { 'retry-after': '0' }, body: { error: { message: 'slow down' } } };
    service.first.push(busy, { status: 503, body: 'upstream' });
    expect((await hear()).segments).toHaveLength(2);
    expect(service.received).toHaveLength(3);
  });

  it('gives up when the service stays busy, so that the run can be tried later', async () => {
    for (let times = 0; times < 9; times++) service.first.push({ status: 500, body: 'trouble' });
    await expect(hear()).rejects.toMatchObject({ code: 'transcribe.failed', retry: 'later' });
    expect(service.received).toHaveLength(4);
  });

  it('does not wait an hour because the service says so', async () => {
    service.first.push({ status: 429, headers: { 'retry-after': '3600' }, body: {} });
    await expect(hear()).rejects.toMatchObject({ code: 'transcribe.failed', retry: 'later' });
    expect(service.received).toHaveLength(1);
  });

  it('is unavailable with a wrong key, and does not insist', async () => {
    const expected = { code: 'transcribe.unavailable', retry: 'never' };
    await expect(hear(open({ apiKey: 'wrong' }))).rejects.toMatchObject(expected);
    expect(service.received).toHaveLength(1);
  });

  it('does not wait for ever for an answer', async () => {
    for (let times = 0; times < 4; times++) service.first.push('hang');
    await expect(hear(open({ timeoutMs: 100 }))).rejects.toMatchObject({ code: 'transcribe.failed' });
  });

  it.each(['<html>', '{"segments": [{"start": "soon"}]}'])('refuses the answer %s', async (body) => {
    for (let times = 0; times < 4; times++) service.first.push({ status: 200, body });
    await expect(hear()).rejects.toMatchObject({ code: 'transcribe.failed' });
  });

  it('follows no redirect: the key is for one address', async () => {
    for (let times = 0; times < 4; times++)
      service.first.push({ status: 307, headers: { location: `${baseUrl}elsewhere` }, body: '' });
    await expect(hear()).rejects.toMatchObject({ code: 'transcribe.failed' });
    expect(service.received.every(({ path }) => path === '/v1/audio/transcriptions')).toBe(true);
  });

  it('drops what the service itself takes for no speech', async () => {
    const segment = { start: 0, end: 2, text: 'Thank you.', avg_logprob: -1.4, no_speech_prob: 0.9 };
    service.first.push({ status: 200, body: { language: 'english', segments: [segment] } });
    expect((await hear()).segments).toEqual([]);
  });
});
