import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeMp3 } from '@parlance/adapters/encoder/fixtures/decode-mp3';
import { diskStore } from '@parlance/adapters/object-store/disk';
import { AppError } from '@parlance/kernel/errors';
import { LANGUAGES } from '@parlance/kernel/languages';
import { countWords } from '@parlance/kernel/speech-time';
import { openClipEncoder } from '@parlance/pipeline/4-produce/encode-clip';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDoors } from '../../doors/doors.ts';
import { hummingVoice } from '../../testing/stand-ins.ts';
import { serveObject } from '../audios/media/byte-ranges.ts';
import { SAMPLE_SENTENCES } from './sample-sentences.ts';
import { voiceEndpoints } from './voices.routes.ts';

const MS_PER_WORD = 60;

const clips = openClipEncoder({
  encoderModule: import.meta.resolve('@parlance/adapters/encoder/node-av'),
});
afterAll(() => clips.close());

let folder: string;
let humming: ReturnType<typeof hummingVoice>;
let mayBeSpoken: number;
let version: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlance-samples-'));
  humming = hummingVoice();
  mayBeSpoken = 100;
  version = '1';
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A server of its own each time it is called, over the same objects. */
async function openServer() {
  const store = await diskStore(path.join(folder, 'objects'));
  const [endpoint] = voiceEndpoints({
    voice: { ...humming.voice, versionOf: () => version },
    encodeClip: clips.encode,
    store,
    doors: openDoors(),
    sentences: SAMPLE_SENTENCES,
    limits: {
      hear: async () => {},
      async speak() {
        if (mayBeSpoken-- <= 0) throw new AppError('rate_limited');
      },
    },
    serveMp3: (key, request) => serveObject(store, key, 'audio/mpeg', request),
  });
  return async (voiceId: string, language?: string, headers = {}) => {
    const reply = (await endpoint!.answer({
      params: { voice_id: voiceId },
      query: { language },
      request: new Request('http://localhost/', { headers }),
      clientAddress: '192.0.2.1',
    })) as Response;
    const type = reply.headers.get('content-type');
    return { status: reply.status, type, bytes: new Uint8Array(await reply.arrayBuffer()) };
  };
}

describe('a voice’s sample', () => {
  it('is an MP3 in which the sentence of the language is heard', async () => {
    const { type, bytes } = await (await openServer())('low', 'pt-BR');
    expect(type).toBe('audio/mpeg');
    expect(humming.said).toEqual([SAMPLE_SENTENCES['pt-BR']]);
    const { samples, sampleRate } = await decodeMp3(bytes);
    const words = countWords(SAMPLE_SENTENCES['pt-BR']!);
    expect(samples.length / sampleRate).toBeCloseTo((words * MS_PER_WORD) / 1000, 0);
    expect(Math.max(...samples)).toBeGreaterThan(0.1);
    expect(Math.max(...samples)).toBeLessThanOrEqual(1);
  });

  it('is in the voice’s first language when none is asked for', async () => {
    await (await openServer())('high');
    expect(humming.said).toEqual([SAMPLE_SENTENCES['en-US']]);
  });

  it('is spoken once, whoever asks and however many at once, and outlives the server', async () => {
    const ask = await openServer();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask('low', 'en-US')));
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    await (await openServer())('low', 'en-US');
    expect(humming.said).toHaveLength(1);
  });

  it('is spoken anew in another language, by another voice, and when the voice has changed', async () => {
    const ask = await openServer();
    for (const [voice, language] of [
      ['low', 'en-US'],
      ['low', 'cs-CZ'],
      ['high', 'en-US'],
    ] as const)
      await ask(voice, language);
    version = '2';
    await ask('low', 'en-US');
    expect(humming.said).toHaveLength(4);
  });

  it('is given in parts to players that ask for parts', async () => {
    const reply = await (await openServer())('low', 'en-US', { range: 'bytes=0-99' });
    expect(reply.status).toBe(206);
    expect(reply.bytes).toHaveLength(100);
  });

  it('is not there for a voice nobody has, nor in a language the voice does not speak', async () => {
    const ask = await openServer();
    await expect(ask('nobody', 'en-US')).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask('low', 'is-IS')).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { language: 'voice_not_in_language' },
    });
    expect(humming.said).toEqual([]);
  });

  it('can be heard by who has had too many spoken, once somebody else had it spoken', async () => {
    const ask = await openServer();
    mayBeSpoken = 1;
    await ask('low', 'en-US');
    await expect(ask('high', 'en-US')).rejects.toMatchObject({ code: 'rate_limited' });
    expect((await ask('low', 'en-US')).status).toBe(200);
  });

  it('is tried again by the next who asks when the voice failed', async () => {
    const ask = await openServer();
    humming.before(async () => {
      throw new AppError('speak.voice_unavailable', { retry: 'later' });
    });
    await expect(ask('low', 'en-US')).rejects.toMatchObject({ code: 'sample_unavailable' });
    humming.before(async () => {});
    expect((await ask('low', 'en-US')).status).toBe(200);
  });
});

describe('the sentences', () => {
  it('are there for every language, each one different from most', () => {
    expect(Object.keys(SAMPLE_SENTENCES).sort()).toEqual(LANGUAGES.map(({ code }) => code).sort());
    expect(new Set(Object.values(SAMPLE_SENTENCES)).size).toBeGreaterThan(LANGUAGES.length - 3);
  });
});
