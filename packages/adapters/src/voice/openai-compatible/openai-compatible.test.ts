import { remoteVoiceSuite } from '@parlance/ports/suites/remote-voice';
import { expectSpeech, type VoiceLine, voiceSuite } from '@parlance/ports/suites/voice';
import { OPENAI_SPEECH_KEY, openAiSpeech } from '@parlance/stand-ins/speech/testing/openai-speech';
import { TONE_RATE, tonesFor } from '@parlance/stand-ins/speech/testing/tones';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { LameStream } from '../../encoder/lame-stream.ts';
import { openAiCompatibleVoice } from './openai-compatible.ts';

const service = openAiSpeech();
const baseUrl = `${await service.start()}/v1/`;
afterAll(() => service.stop());
afterEach(() => {
  service.instead = undefined;
});

const ENDLESS = 'This line is said for as long as anybody listens.';
service.endlessText = ENDLESS;
const never = new AbortController().signal;
const line: VoiceLine = {
  voiceId: 'openai:marin',
  language: 'en-US',
  text: 'Hello and welcome — today we talk about the sea.',
};
const open = (change: { apiKey?: string; timeoutMs?: number } = {}) =>
  openAiCompatibleVoice({
    baseUrl,
    apiKey: OPENAI_SPEECH_KEY,
    keySetting: 'OPENAI_API_KEY',
    firstPauseMs: 1,
    ...change,
  });

function openWithLostVoice() {
  const lost = { id: 'gone', name: 'Gone', gender: 'male' as const, languages: ['en-US'] };
  const settings = { baseUrl, apiKey: OPENAI_SPEECH_KEY, keySetting: 'OPENAI_API_KEY', voices: [lost] };
  return { voice: openAiCompatibleVoice(settings), line: { ...line, voiceId: 'openai:gone' } };
}

function mp3Of(text: string): Buffer {
  const stream = new LameStream({ sampleRate: TONE_RATE, bitrateKbps: 96 });
  const samples = Float32Array.from(tonesFor(text, 'marin').samples, (sample) => sample / 0x8000);
  return Buffer.concat([stream.push(samples), stream.finish()]);
}

describe('openAiCompatibleVoice', () => {
  const chinese = { voiceId: 'openai:cedar', language: 'zh-CN', text: '大家好，欢迎收听。今天谈谈大海。' };
  voiceSuite(open, [line, chinese], { ...line, text: ENDLESS });
  remoteVoiceSuite({ open, openWithLostVoice, keySetting: 'OPENAI_API_KEY', service, line });

  it('estimates when words are heard within half a word of the truth', async () => {
    const { words } = await open().speak({ ...line, signal: never });
    const tones = tonesFor(line.text, 'marin');
    const truth = tones.words.filter(({ from }) => line.text[from] !== '—');
    const said = words.filter(({ text }) => text !== '—');
    // The recording begins a little before the first word, wherever the service's own began.
    const shift = truth[0]!.startMs - said[0]!.startMs;
    for (const [at, word] of said.entries())
      expect(Math.abs(word.startMs + shift - truth[at]!.startMs)).toBeLessThan(250);
  });

  it('understands a server that gives MP3 whatever it is asked for', async () => {
    service.instead = { status: 200, type: 'audio/mpeg', body: mp3Of(line.text) };
    expectSpeech(await open().speak({ ...line, signal: never }), line.text);
  });

  it.each(['<html>', '{"error": "none"}', 'RIFF....WAVE'])(
    'takes the answer %s for a failure that may pass',
    async (body) => {
      service.instead = { status: 200, type: 'audio/wav', body };
      await expect(open().speak({ ...line, signal: never })).rejects.toMatchObject({
        code: 'speak.voice_unavailable',
        retry: 'later',
      });
    },
  );

  it('offers the voices of a server of one’s own, which needs no key', async () => {
    const voices = [{ id: 'alloy', name: 'Allan', gender: 'male' as const, languages: ['en-GB'] }];
    const own = openAiCompatibleVoice({ baseUrl, keySetting: 'OPENAI_SPEECH_API_KEY', voices });
    expect(own.catalogue()).toMatchObject([{ id: 'openai:alloy', name: 'Allan', languages: ['en-GB'] }]);
    service.asked.length = 0;
    await own.speak({ ...line, voiceId: 'openai:alloy', language: 'en-GB', signal: never }).catch(() => {});
    expect(service.asked[0]?.headers.authorization).toBeUndefined();
  });

  const asking = (model?: string) =>
    openAiCompatibleVoice({ baseUrl, apiKey: OPENAI_SPEECH_KEY, keySetting: 'OPENAI_API_KEY', model });

  it('tells a model that takes instructions how a line is meant, and a server of one’s own nothing', async () => {
    service.asked.length = 0;
    const ask = { ...line, manner: 'quotation', signal: never } as const;
    for (const model of ['gpt-4o-mini-tts', 'tts-1', undefined]) await asking(model).speak(ask);
    const told = service.asked.map(({ body }) => (body as { instructions?: string }).instructions);
    expect(told).toEqual([expect.stringMatching(/American English.*words: calm/), undefined, undefined]);
  });

  it('has another version for another manner, unless its model hears none', () => {
    const versionsOf = (model: string) =>
      new Set(
        (['plain', 'aside'] as const).map((manner) => asking(model).versionOf('openai:marin', { manner })),
      );
    expect(versionsOf('gpt-4o-mini-tts').size).toBe(2);
    expect(versionsOf('tts-1').size).toBe(1);
  });

  it('sounds different with another model', () => {
    const settings = { baseUrl, keySetting: 'OPENAI_API_KEY' };
    const versions = ['tts-1', 'tts-1-hd'].map((model) =>
      openAiCompatibleVoice({ ...settings, model }).versionOf('openai:marin'),
    );
    expect(new Set(versions).size).toBe(2);
  });
});
