import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@parlance/kernel/languages';
import { GREETINGS } from '@parlance/ports/suites/greetings';
import { expectSpeech, expectWordTimes, type VoiceLine, voiceSuite } from '@parlance/ports/suites/voice';
import type { Begun, Speech } from '@parlance/ports/voice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedVoice } from './embedded-voice.ts';
import { alignedStartsMs } from './testing/forced-aligner.ts';
import { embeddedVoices } from './voices.ts';

// Kept between runs: preparing the model takes seconds and half a gigabyte.
const cacheDir = fileURLToPath(new URL('../../../node_modules/.cache/parlance/models', import.meta.url));
const voice = embeddedVoice({ cacheDir });
const never = new AbortController().signal;

beforeAll(() => voice.warm(), 240_000);
afterAll(() => voice.close());

/** The first sentence is enough where a line costs seconds of two cores. */
const short = (voiceId: string, language: string): VoiceLine => {
  const [first = ''] = GREETINGS[language]!.split(/(?<=[.।])\s/u);
  return { voiceId, language, text: first };
};

const lines: VoiceLine[] = [
  short('kokoro:bm_george', 'en-GB'),
  { voiceId: 'kokoro:af_heart', language: 'en-US', text: 'Of the 1,200 — only 3% paid $5.' },
  short('kokoro:pf_dora', 'pt-BR'),
  short('kokoro:em_alex', 'es-MX'),
  short('kokoro:fr_nicola', 'fr-FR'),
  short('kokoro:if_sara', 'it-IT'),
  short('kokoro:hf_alpha', 'hi-IN'),
  short('kokoro:de_greta', 'de-DE'),
  { voiceId: 'dittli:thea', language: 'de-DE', text: GREETINGS['de-DE']! },
  { voiceId: 'espeak:cs-male', language: 'cs-CZ', text: GREETINGS['cs-CZ']! },
];
const lengthy: VoiceLine = {
  voiceId: 'kokoro:am_michael',
  language: 'en-US',
  text: 'This line takes a while to say.',
};

describe('embeddedVoice', () => {
  voiceSuite(() => voice, lines, lengthy);

  const sentence = 'People in the middle of the city often forget how quiet the country can be.';
  const ended: string[] = [];
  let long: Promise<Speech> | undefined;

  /** A sentence, with a word somebody waits for in the middle of the work: said once for all that is tested of it. */
  function sayInterrupted(): Promise<Speech> {
    const say = async (name: string, text: string, urgency: 'first' | 'later') => {
      const ask = { text, voiceId: 'kokoro:am_michael', language: 'en-US', urgency, signal: never };
      const speech = await voice.speak(ask);
      ended.push(name);
      return speech;
    };
    long ??= Promise.all([say('long', sentence, 'later'), say('urgent', 'Hello.', 'first')]).then(
      ([said]) => said,
    );
    return long;
  }

  it('says a line somebody waits for while it works on a sentence of another', async () => {
    await sayInterrupted();
    expect(ended).toEqual(['urgent', 'long']);
  }, 240_000);

  async function inParts(): Promise<Speech> {
    const ask = { text: sentence, voiceId: 'kokoro:am_michael', language: 'en-US', signal: never };
    const samples: number[] = [];
    const words: Speech['words'] = [];
    const partMs: number[] = [];
    for (let next: (() => Promise<Begun>) | undefined = () => voice.begin!(ask); next; ) {
      const { speech, rest }: Begun = await next();
      const beforeMs = (samples.length / speech.sampleRate) * 1000;
      words.push(
        ...speech.words.map(({ text, startMs, endMs }) => ({
          text,
          startMs: startMs + beforeMs,
          endMs: endMs + beforeMs,
        })),
      );
      samples.push(...speech.samples);
      partMs.push((speech.samples.length / speech.sampleRate) * 1000);
      next = rest;
    }
    expect(partMs.length).toBeGreaterThan(2);
    expect(partMs[0]).toBeGreaterThan(700);
    expect(partMs[0]).toBeLessThan(2_200);
    return { samples: new Float32Array(samples), sampleRate: 24_000, words };
  }

  it.each([
    ['whole', sayInterrupted],
    ['in parts', inParts],
  ])(
    'says its words when a forced aligner hears them, %s',
    async (_, say) => {
      const speech = await say();
      expect(speech.words.map((word) => word.text)).toEqual(sentence.split(' '));
      const aligned = await alignedStartsMs(speech, sentence);
      expect(aligned.length).toBe(speech.words.length);
      const errors = speech.words
        .map((word, at) => Math.abs(word.startMs - aligned[at]!))
        .sort((a, b) => a - b);
      expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(60);
      expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThan(200);
    },
    240_000,
  );

  it('speaks every language the product offers with a woman and a man', () => {
    const spoken = new Set(voice.catalogue().flatMap((info) => info.languages));
    expect(spoken).toEqual(new Set(LANGUAGES.map((language) => language.code)));
  });

  it('says a greeting with every classic and every German voice', async () => {
    const fast = voice.catalogue().filter((info) => !info.id.startsWith('kokoro:'));
    expect(fast.length).toBeGreaterThan(100);
    for (const { id, languages } of fast) {
      const [language = ''] = languages;
      const text = GREETINGS[language]!;
      const speech = await voice.speak({ voiceId: id, language, text, signal: never });
      expectSpeech(speech, text);
      expectWordTimes(speech, text);
    }
  }, 120_000);

  it('still speaks every language where the neural weights are not installed', () => {
    const catalogue = embeddedVoices({ kokoro: false }).map((entry) => entry.info);
    for (const { code } of LANGUAGES) {
      const genders = catalogue.filter((info) => info.languages.includes(code)).map((info) => info.gender);
      expect(new Set(genders), code).toEqual(new Set(['female', 'male']));
    }
    expect(catalogue.some((info) => info.id.startsWith('kokoro:'))).toBe(false);
  });
});
