import { remoteVoiceSuite } from '@parlance/ports/suites/remote-voice';
import { expectSpeech, type VoiceLine, voiceSuite } from '@parlance/ports/suites/voice';
import { GEMINI_SPEECH_KEY, geminiSpeech } from '@parlance/stand-ins/speech/testing/gemini-speech';
import { json } from '@parlance/stand-ins/speech/testing/speech-service';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { geminiVoice } from './gemini.ts';

const service = geminiSpeech();
const baseUrl = await service.start();
afterAll(() => service.stop());
afterEach(() => {
  service.instead = undefined;
});

const ENDLESS = 'This line is said for as long as anybody listens.';
service.endlessText = ENDLESS;
const never = new AbortController().signal;
const line: VoiceLine = {
  voiceId: 'gemini:Sulafat',
  language: 'pt-BR',
  text: 'Olá e bem-vindos. Hoje falamos sobre o mar.',
};
const open = (change: { apiKey?: string; timeoutMs?: number; model?: string } = {}) =>
  geminiVoice({ apiKey: GEMINI_SPEECH_KEY, baseUrl, firstPauseMs: 1, ...change });

function openWithLostVoice() {
  const voices = [{ id: 'Gone', name: 'Gone', gender: 'male' as const, languages: ['pt-BR'] }];
  const voice = geminiVoice({ apiKey: GEMINI_SPEECH_KEY, baseUrl, voices });
  return { voice, line: { ...line, voiceId: 'gemini:Gone' } };
}

describe('geminiVoice', () => {
  const chinese = { voiceId: 'gemini:Achird', language: 'zh-CN', text: '大家好，欢迎收听。' };
  voiceSuite(open, [line, chinese], { ...line, text: ENDLESS });
  remoteVoiceSuite({ open, openWithLostVoice, keySetting: 'GEMINI_SPEECH_API_KEY', service, line });

  it('is told in words how a line is meant, beside its text, with the accent of its place', async () => {
    service.asked.length = 0;
    await open().speak({ ...line, manner: 'question', pace: 0.9, signal: never });
    const style = expect.stringMatching(/Brazilian Portuguese.*question.*slower/);
    expect(service.asked[0]?.body).toMatchObject({
      contents: [{ parts: [{ text: line.text, speech_metadata: { style } }] }],
    });
    const versions = (['plain', 'question'] as const).map((manner) =>
      open().versionOf(line.voiceId, { manner }),
    );
    expect(new Set(versions).size).toBe(2);
  });

  it('reads what earlier models give, and directs them by nothing that they might read out', async () => {
    const earlier = open({ model: 'gemini-2.5-flash-preview-tts' });
    expectSpeech(await earlier.speak({ ...line, manner: 'question', signal: never }), line.text);
    expect(earlier.versionOf(line.voiceId, { manner: 'question' })).toBe(
      'gemini-1/gemini-2.5-flash-preview-tts',
    );
  });

  it('waits as long as the service asks for in its answer, and no longer than a minute', async () => {
    const delayed = (retryDelay: string) => json(429, { error: { code: 429, details: [{ retryDelay }] } });
    service.instead = delayed('3600s');
    service.asked.length = 0;
    await expect(open().speak({ ...line, signal: never })).rejects.toMatchObject({ retry: 'later' });
    expect(service.asked).toHaveLength(1);
  });

  it('takes an answer without sound for a failure that may pass', async () => {
    service.instead = json(200, { candidates: [{ content: { role: 'model' }, finishReason: 'OTHER' }] });
    await expect(open().speak({ ...line, signal: never })).rejects.toMatchObject({
      code: 'speak.voice_unavailable',
      retry: 'later',
    });
  });

  it('offers four women and four men for Brazil, and keeps its key out of the address', async () => {
    const brazilian = open()
      .catalogue()
      .filter(({ languages }) => languages.includes('pt-BR'));
    expect(brazilian.map(({ gender }) => gender).sort()).toEqual([
      ...Array(4).fill('female'),
      ...Array(4).fill('male'),
    ]);
    service.asked.length = 0;
    await open().speak({ ...line, signal: never });
    expect(service.asked[0]?.path).not.toContain(GEMINI_SPEECH_KEY);
  });
});
