import { LANGUAGES } from '@parlance/kernel/languages';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import { describe, expect, it } from 'vitest';
import type { Speech, Voice } from '../src/voice.ts';

export type VoiceLine = { voiceId: string; language: string; text: string };

const never = new AbortController().signal;
/** Speech is slower and faster than an estimate, not another thing. */
const SLOWEST = 2.5;
const FASTEST = 0.35;
const LINE_TIMEOUT_MS = 120_000;

const durationMs = (speech: Speech): number => (speech.samples.length / speech.sampleRate) * 1000;

function level(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
}

export function expectSpeech(speech: Speech, text: string): void {
  expect(speech.samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
  expect(level(speech.samples)).toBeGreaterThan(0.01);
  expect(durationMs(speech)).toBeGreaterThan(estimateSpeechMs(text) * FASTEST);
  expect(durationMs(speech)).toBeLessThan(estimateSpeechMs(text) * SLOWEST + 1000);
}

/** All words, in order, one after the other, within the speech. */
export function expectWordTimes(speech: Speech, text: string): void {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  expect(speech.words.map((word) => word.text)).toEqual(words);
  let earliestMs = 0;
  for (const word of speech.words) {
    expect(word.startMs).toBeGreaterThanOrEqual(earliestMs);
    expect(word.endMs).toBeGreaterThanOrEqual(word.startMs);
    expect(word.endMs).toBeLessThanOrEqual(durationMs(speech));
    earliestMs = word.startMs;
  }
  const spokenMs = speech.words.reduce((sum, word) => sum + word.endMs - word.startMs, 0);
  expect(spokenMs).toBeGreaterThan(durationMs(speech) * 0.5);
}

/** What every voice promises. `lines` are a few things it can say, `long` is one that takes it seconds. */
export function voiceSuite(open: () => Voice, lines: VoiceLine[], long: VoiceLine): void {
  describe('as a voice', () => {
    it('has a catalogue with a woman and a man for each of its languages', () => {
      const catalogue = open().catalogue();
      expect(new Set(catalogue.map((voice) => voice.id)).size).toBe(catalogue.length);
      const known = new Set(LANGUAGES.map((language) => language.code));
      for (const language of new Set(catalogue.flatMap((voice) => voice.languages))) {
        expect(known).toContain(language);
        const speakers = catalogue.filter((voice) => voice.languages.includes(language));
        expect(new Set(speakers.map((voice) => voice.gender)), language).toEqual(new Set(['female', 'male']));
      }
    });

    it('gives all its voices its own provider and a name', () => {
      const voice = open();
      for (const info of voice.catalogue()) {
        expect(info.provider).toBe(voice.provider);
        expect(info.name).not.toBe('');
        expect(voice.versionOf(info.id)).not.toBe('');
      }
      expect(voice.concurrency).toBeGreaterThanOrEqual(1);
    });

    it.each(lines)(
      'says "$text" as $voiceId, and when each word is heard',
      async ({ voiceId, language, text }) => {
        const speech = await open().speak({ voiceId, language, text, signal: never });
        expectSpeech(speech, text);
        expectWordTimes(speech, text);
      },
      LINE_TIMEOUT_MS,
    );

    it('refuses a voice it does not have', async () => {
      const ask = { ...long, voiceId: 'nobody:at-all', signal: never };
      await expect(open().speak(ask)).rejects.toMatchObject({ code: 'speak.voice_unknown', retry: 'never' });
    });

    it('refuses a language the voice does not speak', async () => {
      const voice = open();
      const spoken = voice.catalogue().find((info) => info.id === long.voiceId)?.languages ?? [];
      const foreign = LANGUAGES.find((language) => !spoken.includes(language.code))!.code;
      const speaking = voice.speak({ ...long, language: foreign, signal: never });
      await expect(speaking).rejects.toMatchObject({ code: 'speak.voice_unknown' });
    });

    it('says nothing when nobody listens from the start', async () => {
      const speaking = open().speak({ ...long, signal: AbortSignal.abort(new Error('not now')) });
      await expect(speaking).rejects.toThrow('not now');
    });

    it(
      'lets go of a line at once when it is aborted, and can speak after it',
      async () => {
        const voice = open();
        const stop = new AbortController();
        const speaking = expect(voice.speak({ ...long, signal: stop.signal })).rejects.toThrow('enough');
        await new Promise((resolve) => setTimeout(resolve, 50));
        const abortedAt = performance.now();
        stop.abort(new Error('enough'));
        await speaking;
        expect(performance.now() - abortedAt).toBeLessThan(1000);
        const short = lines[0]!;
        expectSpeech(await voice.speak({ ...short, signal: never }), short.text);
      },
      LINE_TIMEOUT_MS,
    );
  });
}
