import { remoteVoiceSuite } from '@parlance/ports/suites/remote-voice';
import { type VoiceLine, voiceSuite } from '@parlance/ports/suites/voice';
import { GOOGLE_SPEECH_KEY, googleSpeech } from '@parlance/stand-ins/speech/testing/google-speech';
import { afterAll, describe, expect, it } from 'vitest';
import { googleCloudVoice } from './google-cloud.ts';

const service = googleSpeech();
const baseUrl = await service.start();
afterAll(() => service.stop());

const ENDLESS = 'This line is said for as long as anybody listens.';
service.endlessText = ENDLESS;
const never = new AbortController().signal;
const line: VoiceLine = {
  voiceId: 'google:pt-BR-Studio-C',
  language: 'pt-BR',
  text: 'Olá e bem-vindos. Hoje falamos sobre o mar.',
};
const open = (change: { apiKey?: string; timeoutMs?: number } = {}) =>
  googleCloudVoice({ apiKey: GOOGLE_SPEECH_KEY, baseUrl, firstPauseMs: 1, ...change });

/** The stand-in knows the voice; this server, at the same address, has lost all of them. */
function openWithLostVoice() {
  const refusal = { error: { code: 400, message: "Voice 'pt-BR-Studio-C' does not exist." } };
  service.instead = { status: 400, type: 'application/json', body: JSON.stringify(refusal) };
  const voice = open();
  const forget = () => {
    service.instead = undefined;
  };
  return {
    voice: { ...voice, speak: (ask: Parameters<typeof voice.speak>[0]) => voice.speak(ask).finally(forget) },
    line,
  };
}

describe('googleCloudVoice', () => {
  const chirp = { voiceId: 'google:Chirp3-HD-Charon', language: 'zh-CN', text: '大家好，欢迎收听。' };
  voiceSuite(open, [line, chirp], { ...line, text: ENDLESS });
  remoteVoiceSuite({ open, openWithLostVoice, keySetting: 'GOOGLE_TTS_API_KEY', service, line });

  it('keeps its key out of the address', async () => {
    service.asked.length = 0;
    await open().speak({ ...line, signal: never });
    expect(service.asked[0]?.path).not.toContain(GOOGLE_SPEECH_KEY);
  });

  it('follows a pace, which is part of its version, and sends none for its own', async () => {
    service.asked.length = 0;
    await open().speak({ ...line, pace: 1.06, signal: never });
    await open().speak({ ...line, pace: 1, manner: 'aside', signal: never });
    const [quick, usual] = service.asked.map(({ body }) => (body as { audioConfig: object }).audioConfig);
    expect(quick).toMatchObject({ speakingRate: 1.06 });
    expect(usual).not.toHaveProperty('speakingRate');
    expect(open().versionOf(line.voiceId, { pace: 1, manner: 'aside' })).toBe('google-1');
    expect(open().versionOf(line.voiceId, { pace: 1.06 })).not.toBe('google-1');
  });

  it('cuts a long line of a script without spaces, too', async () => {
    service.asked.length = 0;
    const text = '今天我们来谈谈大海，欢迎收听。'.repeat(60);
    const ask = { voiceId: 'google:Chirp3-HD-Aoede', language: 'zh-CN', text, signal: never };
    const { words } = await open().speak(ask);
    expect(service.asked.length).toBeGreaterThan(1);
    expect(words).toHaveLength(1);
  });

  it('has standard and studio voices', () => {
    const tiers = new Set(
      open()
        .catalogue()
        .map((voice) => voice.tier),
    );
    expect(tiers).toEqual(new Set(['standard', 'studio']));
  });
});
