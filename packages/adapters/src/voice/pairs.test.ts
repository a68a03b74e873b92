import { LANGUAGES } from '@parlance/kernel/languages';
import type { Voice, VoiceInfo } from '@parlance/ports/voice';
import { embeddedVoices } from '@parlance/speech/voices';
import { describe, expect, it } from 'vitest';
import { elevenLabsVoice } from './elevenlabs/elevenlabs.ts';
import { geminiVoice } from './gemini/gemini.ts';
import { googleCloudVoice } from './google-cloud/google-cloud.ts';
import { openAiCompatibleVoice } from './openai-compatible/openai-compatible.ts';
import { type VoicePair, voicePairs } from './pairs.ts';
import { severalVoices } from './several.ts';

const catalogue = embeddedVoices({ kokoro: true }).map((entry) => entry.info);
const pairs = voicePairs(catalogue);
const silent: Voice = {
  provider: 'embedded',
  versionOf: () => '1',
  concurrency: 1,
  catalogue: () => [],
  speak: () => Promise.reject(new Error('says nothing')),
};
const info = (id: string): VoiceInfo => catalogue.find((voice) => voice.id === id)!;

describe('voicePairs', () => {
  it('has a woman and a man as the default of every language, of which there are more than forty', () => {
    expect(LANGUAGES.length).toBeGreaterThan(40);
    for (const { code } of LANGUAGES) {
      const first = pairs.find((pair) => pair.languages.includes(code));
      expect(first, code).toBeDefined();
      expect([info(first!.host).gender, info(first!.cohost).gender], code).toEqual(['female', 'male']);
    }
  });

  it('offers English in every casting, the best voices first', () => {
    const english = pairs.filter((pair) => pair.languages.includes('en-US'));
    expect(english[0]).toEqual({
      id: 'pair:en-US:heart-michael',
      name: 'Hannah & Michael',
      host: 'kokoro:af_heart',
      cohost: 'kokoro:am_michael',
      quality: 'neural',
      tier: 'standard',
      languages: ['en-US'],
    });
    const castings = english.map((pair) => `${info(pair.host).gender}+${info(pair.cohost).gender}`);
    expect(new Set(castings)).toEqual(new Set(['female+male', 'male+female', 'female+female', 'male+male']));
  });

  it('gives every pair a name of its own and two different voices', () => {
    expect(new Set(pairs.map((pair) => pair.id)).size).toBe(pairs.length);
    for (const pair of pairs) expect(pair.host).not.toBe(pair.cohost);
  });

  it('calls a pair neural only when both voices are', () => {
    const classic = { ...info('kokoro:am_michael'), id: 'b', quality: 'classic' as const };
    expect(voicePairs([info('kokoro:af_heart'), classic])[0]).toMatchObject({ quality: 'classic' });
  });

  it('pairs no voice across providers or tiers', () => {
    const elsewhere = { ...info('kokoro:am_michael'), provider: 'elsewhere' };
    const dearer = { ...info('kokoro:am_michael'), tier: 'studio' as const };
    expect(voicePairs([info('kokoro:af_heart'), elsewhere, dearer])).toEqual([]);
  });
});

describe('the pairs of all providers together', () => {
  const whole = severalVoices([
    { ...silent, catalogue: () => catalogue },
    openAiCompatibleVoice({ baseUrl: 'https://speech.example/v1', keySetting: 'OPENAI_API_KEY' }),
    googleCloudVoice({ apiKey: 'key' }),
    geminiVoice({ apiKey: 'key' }),
    elevenLabsVoice({ apiKey: 'key' }),
  ]).catalogue();
  const all = voicePairs(whole);
  const castingOf = (pair: VoicePair): string =>
    [pair.host, pair.cohost].map((id) => whole.find((voice) => voice.id === id)!.gender).join('+');
  const offered = (language: string, tier: VoiceInfo['tier']) =>
    all.filter((pair) => pair.languages.includes(language) && pair.tier === tier);

  it('begin with the embedded ones, so that a key changes nobody’s default', () => {
    for (const { code } of LANGUAGES) {
      const first = (of: VoicePair[]) => of.find((pair) => pair.languages.includes(code))?.id;
      expect(first(all), code).toBe(first(pairs));
    }
  });

  it('have names of their own, and stand there once however many languages they speak', () => {
    expect(new Set(all.map((pair) => pair.id)).size).toBe(all.length);
    const polyglots = all.filter((pair) => pair.host === 'openai:marin' && pair.cohost === 'openai:cedar');
    expect(polyglots).toHaveLength(1);
    expect(polyglots[0]!.languages.length).toBeGreaterThan(40);
  });

  it.each(['standard', 'premium'] as const)('has two women, two men, and one of each as %s pairs', (tier) => {
    const castings = new Set(offered('en-US', tier).map(castingOf));
    expect(castings).toEqual(new Set(['female+male', 'male+female', 'female+female', 'male+male']));
  });

  it('has studio pairs, and premium pairs of its own for Brazil, Brazilians first', () => {
    expect(offered('en-US', 'studio').map(castingOf)).toContain('female+male');
    const brazilian = offered('pt-BR', 'premium');
    expect(brazilian.map(({ name }) => name).slice(0, 3)).toEqual([
      'Ana Dias & Adriano',
      'Adriano & Ana Dias',
      'Jessica & Eric',
    ]);
    const speakers = whole.filter(({ id }) => id === brazilian[0]!.host || id === brazilian[0]!.cohost);
    for (const { provider, languages } of speakers) {
      expect(provider).toBe('elevenlabs');
      expect(languages).toEqual(['pt-BR']);
    }
  });

  it('have Brazilian voices from every provider that is set', () => {
    const providers = new Set(
      all
        .filter(({ languages }) => languages.includes('pt-BR'))
        .map(({ host }) => whole.find(({ id }) => id === host)!.provider),
    );
    expect([...providers].sort()).toEqual(['elevenlabs', 'embedded', 'gemini', 'google', 'openai']);
  });

  it('never puts a voice that keeps to its own provider beside another’s', () => {
    expect(whole.some((voice) => voice.pairsOnlyWithinProvider)).toBe(true);
    for (const { host, cohost } of all) {
      const [a, b] = [host, cohost].map((id) => whole.find((voice) => voice.id === id)!);
      expect(a!.provider === b!.provider || !(a!.pairsOnlyWithinProvider || b!.pairsOnlyWithinProvider)).toBe(
        true,
      );
    }
  });

  it('puts no classic voice before a neural one, even where both are offered', () => {
    const both = embeddedVoices({ kokoro: true, classicEverywhere: true }).map((entry) => entry.info);
    expect(
      both.filter(({ languages }) => languages.includes('en-US')).map(({ quality }) => quality),
    ).toContain('classic');
    expect(voicePairs(both).find(({ languages }) => languages.includes('en-US'))).toEqual(
      pairs.find(({ languages }) => languages.includes('en-US')),
    );
  });
});
