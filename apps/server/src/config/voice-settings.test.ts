import { unsetVoices } from '@parlance/adapters/voice/providers';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const voicesOf = (environment: NodeJS.ProcessEnv) => readConfig(environment).voices;

describe('the settings of voices', () => {
  it('name every provider without a key to the operator, and its setting', () => {
    const named = unsetVoices(voicesOf({})).join();
    for (const setting of [
      'OPENAI_API_KEY',
      'GOOGLE_TTS_API_KEY',
      'GEMINI_SPEECH_API_KEY',
      'ELEVENLABS_API_KEY',
    ])
      expect(named).toContain(setting);
  });

  it('need nothing but a key for each provider', () => {
    const voices = voicesOf({
      OPENAI_API_KEY: 'o',
      GOOGLE_TTS_API_KEY: 'g',
      GEMINI_SPEECH_API_KEY: 'm',
      ELEVENLABS_API_KEY: 'e',
    });
    expect(unsetVoices(voices)).toEqual([]);
    expect(voices).toMatchObject({
      openAi: { baseUrl: 'https://api.openai.com/v1', apiKey: 'o', keySetting: 'OPENAI_API_KEY' },
      google: { apiKey: 'g' },
      gemini: { apiKey: 'm' },
      elevenLabs: { apiKey: 'e' },
    });
  });

  it('take no voices from a server that may only write, unless they are named', () => {
    const elsewhere = { OPENAI_API_KEY: 'o', OPENAI_BASE_URL: 'http://models.example/v1' };
    expect(voicesOf(elsewhere).openAi).toBeUndefined();
    expect(voicesOf({ ...elsewhere, OPENAI_SPEECH_VOICES: 'sky:female' }).openAi).toMatchObject({
      baseUrl: 'http://models.example/v1',
      voices: [{ id: 'sky', name: 'sky', gender: 'female', languages: undefined }],
    });
  });

  it('send no key of one server to another', () => {
    const voices = voicesOf({
      OPENAI_API_KEY: 'o',
      OPENAI_SPEECH_BASE_URL: 'http://speech.example/v1',
      OPENAI_SPEECH_VOICES: 'af_sky:female:Sky:en-US+en-GB, am_adam:male',
    });
    expect(voices.openAi).toMatchObject({ baseUrl: 'http://speech.example/v1', apiKey: undefined });
    expect(voices.openAi?.voices?.[0]).toEqual({
      id: 'af_sky',
      name: 'Sky',
      gender: 'female',
      languages: ['en-US', 'en-GB'],
    });
  });

  it('stop the start when a server of one’s own is named without its voices', () => {
    expect(() => voicesOf({ OPENAI_SPEECH_BASE_URL: 'http://speech.example/v1' })).toThrow(
      'OPENAI_SPEECH_VOICES',
    );
  });

  it.each(['sky', 'sky:neutral', 'sky:female:Sky:xx-XX', 'a:female,,b:male'])(
    'refuse the list "%s" and say how one looks',
    (list) => {
      const environment = { ELEVENLABS_API_KEY: 'e', ELEVENLABS_VOICES: list };
      expect(() => voicesOf(environment)).toThrow(/ELEVENLABS_VOICES: .*id:female:Name/);
    },
  );
});
