import { fileURLToPath } from 'node:url';
import type { Speech } from '@parlance/ports/voice';
import { resample } from '@parlance/sound/resample';
import createAligner from 'soundswallower';
import { afterAll, describe, expect, it } from 'vitest';
import { embeddedVoice } from './embedded-voice.ts';

const modules = new URL('../../../node_modules/', import.meta.url);
const voice = embeddedVoice({ cacheDir: fileURLToPath(new URL('.cache/parlance/models', modules)) });
afterAll(() => voice.close());

const ALIGNER_RATE = 16_000;
/** The aligner wants to hear silence before and after. */
const PAD_SECONDS = 0.2;
const TEXT = 'People in the middle of the city often forget how quiet the country can be.';

/** Starts of words as another program hears them: it knows the text and the sound, nothing else. */
async function alignedStartsMs(speech: Speech, text: string): Promise<number[]> {
  const aligner = await createAligner({
    modelBase: fileURLToPath(new URL('soundswallower/model/', modules)),
  } as never);
  const hmm = aligner.get_model_path('en-us');
  const decoder = new aligner.Decoder({ hmm, samprate: ALIGNER_RATE, loglevel: 'ERROR' });
  await decoder.initialize();
  const heard = resample(speech.samples, speech.sampleRate, ALIGNER_RATE);
  const padded = new Float32Array(heard.length + 2 * PAD_SECONDS * ALIGNER_RATE);
  padded.set(heard, PAD_SECONDS * ALIGNER_RATE);
  decoder.set_align_text(text.toLowerCase().replace(/[^a-z' ]/g, ''));
  decoder.start();
  decoder.process_audio(padded, false, true);
  decoder.stop();
  const words = (decoder.get_alignment().w ?? []).filter((word) => !/^[<[(]/.test(word.t));
  return words.map((word) => (word.b - PAD_SECONDS) * 1000);
}

describe('word times of the neural voice', () => {
  it('are where a forced aligner hears the words', async () => {
    const ask = { text: TEXT, voiceId: 'kokoro:am_michael', language: 'en-US' };
    const speech = await voice.speak({ ...ask, signal: new AbortController().signal });
    const aligned = await alignedStartsMs(speech, TEXT);
    expect(aligned.length).toBe(speech.words.length);
    const errors = speech.words
      .map((word, at) => Math.abs(word.startMs - aligned[at]!))
      .sort((a, b) => a - b);
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(60);
    expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThan(200);
  }, 240_000);
});
