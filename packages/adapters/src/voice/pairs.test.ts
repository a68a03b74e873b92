import { LANGUAGES } from '@parlance/kernel/languages';
import type { VoiceInfo } from '@parlance/ports/voice';
import { describe, expect, it } from 'vitest';
import { embeddedVoices } from './embedded/voices.ts';
import { voicePairs } from './pairs.ts';

const catalogue = embeddedVoices({ kokoro: true }).map((entry) => entry.info);
const pairs = voicePairs(catalogue);
const info = (id: string): VoiceInfo => catalogue.find((voice) => voice.id === id)!;

describe('voicePairs', () => {
  it('has a woman and a man as the default of every language', () => {
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

  it('calls a pair neural only when both voices are, and as dear as the dearer one', () => {
    const voice = (id: string, more: Partial<VoiceInfo>): VoiceInfo => ({
      ...info('kokoro:af_heart'),
      id,
      ...more,
    });
    const [pair] = voicePairs([
      voice('a', {}),
      voice('b', { gender: 'male', quality: 'classic', tier: 'premium' }),
    ]);
    expect(pair).toMatchObject({ quality: 'classic', tier: 'premium' });
  });

  it('never pairs across providers a voice that keeps to its own', () => {
    const alone = { ...info('kokoro:am_michael'), provider: 'elsewhere', pairsOnlyWithinProvider: true };
    expect(voicePairs([info('kokoro:af_heart'), alone])).toEqual([]);
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
