import { remoteVoiceSuite } from '@parlance/ports/suites/remote-voice';
import { expectWordTimes, type VoiceLine, voiceSuite } from '@parlance/ports/suites/voice';
import type { How, Voice } from '@parlance/ports/voice';
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
const open = (
  change: { apiKey?: string; timeoutMs?: number; model?: string; zeroRetention?: boolean } = {},
) => elevenLabsVoice({ apiKey: ELEVENLABS_SPEECH_KEY, baseUrl, firstPauseMs: 1, ...change });

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

  it('tells a plan that is too small for a voice from an account that is empty', async () => {
    const detail = { type: 'payment_required', code: 'paid_plan_required', message: 'Free users cannot' };
    service.instead = { status: 402, type: 'application/json', body: JSON.stringify({ detail }) };
    const speaking = open().speak({ ...line, signal: never });
    await expect(speaking).rejects.toThrow('the plan of the account behind ELEVENLABS_API_KEY');
  });

  it('has only premium voices, which keep to themselves', () => {
    for (const { tier, pairsOnlyWithinProvider } of open().catalogue()) {
      expect(tier).toBe('premium');
      expect(pairsOnlyWithinProvider).toBe(true);
    }
  });

  const bodyOf = async (model: string | undefined, ask: Partial<Parameters<Voice['speak']>[0]>) => {
    service.asked.length = 0;
    const speech = await open({ model }).speak({ ...line, ...ask, signal: never });
    return { speech, body: service.asked[0]?.body };
  };
  const lively = { manner: 'question', pace: 1.06 } as const;

  it('directs the models that act by a tag, which is heard in no word time', async () => {
    const { speech, body } = await bodyOf('eleven_v4', lively);
    expect(body).toMatchObject({ text: `[curious] ${line.text}` });
    expect(body).not.toHaveProperty('voice_settings');
    expectWordTimes(speech, line.text);
    expect(speech.words.map(({ text }) => text).join(' ')).toBe(line.text);
  });

  it('directs older models by settings, and sends none for a plain line', async () => {
    const { body } = await bodyOf(undefined, { manner: 'reaction', pace: 1.25 });
    expect(body).toMatchObject({ text: line.text, voice_settings: { speed: 1.2, stability: 0.35 } });
    expect((await bodyOf(undefined, { manner: 'plain', pace: 1 })).body).not.toHaveProperty('voice_settings');
  });

  it('names what was sent in its version, and keeps it for what it does not follow', () => {
    const versions = (model?: string) => {
      const voice = open({ model });
      return [{}, { manner: 'plain' }, { manner: 'aside' }, lively].map((how) =>
        voice.versionOf(line.voiceId, how as How),
      );
    };
    expect(new Set(versions('eleven_v4')).size).toBe(2);
    expect(new Set(versions()).size).toBe(2);
    expect(versions()[0]).toBe('elevenlabs-1/eleven_multilingual_v2');
  });

  const around = { before: 'What lies down there?', after: 'Nobody knows.' };

  it('tells models that want to know it what is said around a line', async () => {
    for (const model of [undefined, 'eleven_v4'])
      expect((await bodyOf(model, around)).body).toMatchObject({
        previous_text: around.before,
        next_text: around.after,
      });
    const { body } = await bodyOf('eleven_v3', around);
    expect(Object.keys(body as object).sort()).toEqual(['language_code', 'model_id', 'text']);
  });

  it('goes on from the request that said what stands before it in the same voice', async () => {
    const voice = open();
    await voice.speak({ ...line, text: around.before, signal: never });
    service.asked.length = 0;
    await voice.speak({ ...line, ...around, signal: never });
    const body = service.asked[0]?.body as Record<string, unknown>;
    expect(body.previous_request_ids).toHaveLength(1);
    expect(body).not.toHaveProperty('previous_text');
  });

  it('asks for nothing to be kept where the account has that, and continues no request then', async () => {
    const voice = open({ zeroRetention: true });
    await voice.speak({ ...line, text: around.before, signal: never });
    service.asked.length = 0;
    await voice.speak({ ...line, ...around, signal: never });
    expect(service.asked[0]?.path).toMatch(/[?&]enable_logging=false$/);
    expect(service.asked[0]?.body).toMatchObject({ previous_text: around.before });
    expect(service.asked[0]?.body).not.toHaveProperty('previous_request_ids');
    await open().speak({ ...line, signal: never });
    expect(service.asked.at(-1)?.path).not.toContain('enable_logging');
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
    expect(languagesOf('eleven_v4')).toBe(languagesOf('eleven_v3'));
  });
});
