import type { Voice } from '@parlance/ports/voice';
import { embeddedVoices } from '@parlance/speech/voices';
import { describe, expect, it } from 'vitest';
import { severalVoices } from './several.ts';

const [first, second] = embeddedVoices({ kokoro: true }).map((entry) => entry.info);
const voiceWith = (id: string, concurrency: number): Voice => ({
  provider: id,
  versionOf: () => `${id}-1`,
  concurrency,
  catalogue: () => [{ ...(id === 'a' ? first! : second!), id, provider: id }],
  speak: async () => ({ samples: new Float32Array(1), sampleRate: concurrency, words: [] }),
});
const never = new AbortController().signal;
const both = severalVoices([voiceWith('a', 2), voiceWith('b', 5)]);

describe('severalVoices', () => {
  it('offers everybody’s voices, in the order they were given', () => {
    expect(both.catalogue().map((voice) => voice.id)).toEqual(['a', 'b']);
    expect(both.concurrency).toBe(5);
  });

  it('has each line said by whose voice it is', async () => {
    const ask = { text: 'Hello', language: 'en-US', signal: never };
    expect((await both.speak({ ...ask, voiceId: 'b' })).sampleRate).toBe(5);
    expect((await both.speak({ ...ask, voiceId: 'a' })).sampleRate).toBe(2);
  });

  it('keeps the takes of one voice when another provider comes or changes', () => {
    expect(both.versionOf('a')).toBe(severalVoices([voiceWith('a', 2)]).versionOf('a'));
  });

  it('refuses a voice nobody has, and two of the same name', async () => {
    const ask = { text: 'Hello', language: 'en-US', voiceId: 'c', signal: never };
    await expect(both.speak(ask)).rejects.toMatchObject({ code: 'speak.voice_unknown', retry: 'never' });
    expect(() => severalVoices([voiceWith('a', 1), voiceWith('a', 1)])).toThrow('called a');
  });
});
