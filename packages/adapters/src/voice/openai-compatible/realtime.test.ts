import { remoteVoiceSuite } from '@parlance/ports/suites/remote-voice';
import { type VoiceLine, voiceSuite } from '@parlance/ports/suites/voice';
import { RealtimeService } from '@parlance/stand-ins/speech/testing/openai-realtime';
import { OPENAI_SPEECH_KEY } from '@parlance/stand-ins/speech/testing/openai-speech';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openAiCompatibleVoice, usualModel } from './openai-compatible.ts';
import { shareSaidOtherwise } from './said-otherwise.ts';

const service = new RealtimeService();
const baseUrl = `${await service.start()}/v1`;
afterAll(() => service.stop());
afterEach(() => {
  service.saysInstead = undefined;
});

const ENDLESS = 'This line is said for as long as anybody listens.';
service.endlessText = ENDLESS;
const never = new AbortController().signal;
const line: VoiceLine = {
  voiceId: 'openai:marin',
  language: 'en-US',
  text: 'Hello and welcome — today we talk about the sea.',
};
const SETTINGS = { baseUrl, apiKey: OPENAI_SPEECH_KEY, keySetting: 'OPENAI_API_KEY', firstPauseMs: 1 };
const MODEL = 'gpt-realtime-2.1-mini';
const open = (change: { apiKey?: string; timeoutMs?: number } = {}) =>
  openAiCompatibleVoice({ ...SETTINGS, model: MODEL, ...change });

function openWithLostVoice() {
  const voices = [{ id: 'gone', name: 'Gone', gender: 'male' as const, languages: ['en-US'] }];
  const voice = openAiCompatibleVoice({ ...SETTINGS, model: MODEL, voices });
  return { voice, line: { ...line, voiceId: 'openai:gone' } };
}

describe('openAiCompatibleVoice with a model that converses', () => {
  const chinese = { voiceId: 'openai:cedar', language: 'zh-CN', text: '大家好，欢迎收听。今天谈谈大海。' };
  voiceSuite(open, [line, chinese], { ...line, text: ENDLESS });
  remoteVoiceSuite({ open, openWithLostVoice, keySetting: 'OPENAI_API_KEY', service, line });

  it('tells it to read aloud, and how', async () => {
    service.asked.length = 0;
    await open().speak({ ...line, manner: 'question', signal: never });
    expect(service.asked[0]?.body).toMatchObject({
      response: { instructions: expect.stringMatching(/word for word.*American English.*question/) },
    });
  });

  it('does not believe one that answers a line instead of reading it', async () => {
    service.saysInstead = 'Sure! I would love to talk about the sea with you today.';
    await expect(open().speak({ ...line, signal: never })).rejects.toMatchObject({ retry: 'later' });
  });

  it('offers no voice that has no part in conversations', () => {
    const ids = open()
      .catalogue()
      .map(({ id }) => id);
    expect(ids).toContain('openai:marin');
    expect(ids).not.toContain('openai:nova');
  });
});

it('counts words that were added or left out, in any script, and no figures that are written out', () => {
  const share = (said: string) => shareSaidOtherwise('It cost 50 € in 1990, they say.', said, 'en-US');
  expect(share('It cost 50 €, in 1990 — they say!')).toBe(0);
  expect(share('It cost fifty euros in nineteen-ninety, they say.')).toBe(0);
  expect(share('It cost')).toBeGreaterThan(0.1);
  expect(shareSaidOtherwise('Hmm.', 'Mm.', 'en-US')).toBe(0);
  expect(shareSaidOtherwise('Really?', 'Yes, I am quite sure about that.', 'en-US')).toBeGreaterThan(1);
  expect(shareSaidOtherwise('今天我们谈谈大海。', '今天我们谈谈大海', 'zh-CN')).toBe(0);
  expect(shareSaidOtherwise('今天我们谈谈大海。', '他昨天回家睡觉了', 'zh-CN')).toBeGreaterThan(0.5);
});

it('is what OpenAI’s own address is asked for once its speech models have ended, and no other', () => {
  const [before, after] = ['2027-01-05', '2027-01-06'].map((day) => Date.parse(day));
  expect(usualModel('api.openai.com', before!)).toBe('gpt-4o-mini-tts');
  expect(usualModel('api.openai.com', after!)).toBe(MODEL);
  expect(usualModel('speech.example', after!)).toBe('gpt-4o-mini-tts');
});
