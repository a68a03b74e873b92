import { remoteVoiceSuite } from '@parlance/ports/suites/remote-voice';
import { type VoiceLine, voiceSuite } from '@parlance/ports/suites/voice';
import {
  ELEVENLABS_SPEECH_KEY,
  elevenLabsSpeech,
} from '@parlance/stand-ins/speech/testing/elevenlabs-speech';
import { tonesFor } from '@parlance/stand-ins/speech/testing/tones';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { elevenLabsVoice } from './elevenlabs.ts';

const service = elevenLabsSpeech();
const baseUrl = await service.start();
afterAll(() => service.stop());
afterEach(() => {
  service.instead = undefined;
});

const ENDLESS = 'This line is said for as long as anybody listens.';
service.endlessText = ENDLESS;
const never = new AbortController().signal;
const line: VoiceLine = {
  voiceId: 'elevenlabs:cgSgspJ2msm6clMCkdW9',
  language: 'pt-BR',
  text: 'Olá e bem-vindos. Hoje falamos sobre o mar.',
};
const open = (change: { apiKey?: string; timeoutMs?: number; model?: string } = {}) =>
  elevenLabsVoice({ apiKey: ELEVENLABS_SPEECH_KEY, baseUrl, firstPauseMs: 1, ...change });

function openWithLostVoice() {
  const voices = [{ id: 'cloned', name: 'Cloned', gender: 'male' as const, languages: ['pt-BR'] }];
  const voice = elevenLabsVoice({ apiKey: ELEVENLABS_SPEECH_KEY, baseUrl, voices });
  return { voice, line: { ...line, voiceId: 'elevenlabs:cloned' } };
}

describe('elevenLabsVoice', () => {
  const english = {
    voiceId: 'elevenlabs:JBFqnCBsd6RMkjVDRZzb',
    language: 'en-US',
    text: 'An emoji 🎧 and a dash — and a word.',
  };
  voiceSuite(open, [line, english], { ...line, text: ENDLESS });
  remoteVoiceSuite({ open, openWithLostVoice, keySetting: 'ELEVENLABS_API_KEY', service, line });

  it('takes the times of words from the service', async () => {
    const { words } = await open().speak({ ...line, signal: never });
    const truth = tonesFor(line.text, 'cgSgspJ2msm6clMCkdW9').words;
    const shift = truth[0]!.startMs - words[0]!.startMs;
    for (const [at, word] of words.entries()) {
      expect(word.startMs + shift).toBeCloseTo(truth[at]!.startMs, -1);
      expect(word.endMs + shift).toBeCloseTo(truth[at]!.endMs, -1);
    }
  });

  it('tells an account that is empty from a key that is wrong', async () => {
    const body = JSON.stringify({ detail: { status: 'quota_exceeded', message: '12 left, 40 needed' } });
    service.instead = { status: 401, type: 'application/json', body };
    await expect(open().speak({ ...line, signal: never })).rejects.toThrow('has nothing left to spend');
  });

  it('has only premium voices, which keep to themselves', () => {
    for (const { tier, pairsOnlyWithinProvider } of open().catalogue()) {
      expect(tier).toBe('premium');
      expect(pairsOnlyWithinProvider).toBe(true);
    }
  });

  it('names the language to models that want to know it, and speaks as many as they do', async () => {
    const flash = open({ model: 'eleven_flash_v2_5' });
    service.asked.length = 0;
    await flash.speak({ ...line, signal: never });
    expect(service.asked[0]?.body).toMatchObject({ model_id: 'eleven_flash_v2_5', language_code: 'pt' });
    const languagesOf = (model?: string) =>
      new Set(
        open({ model })
          .catalogue()
          .flatMap((voice) => voice.languages),
      ).size;
    expect(languagesOf('eleven_flash_v2_5')).toBeGreaterThan(languagesOf());
    expect(languagesOf('eleven_v3')).toBeGreaterThan(languagesOf('eleven_flash_v2_5'));
  });
});
