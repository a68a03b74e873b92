import { fileURLToPath } from 'node:url';
import type { Speech } from '@parlance/ports/voice';
import { resample } from '@parlance/sound/resample';
import createAligner from 'soundswallower';

const MODEL = fileURLToPath(new URL('../../../../node_modules/soundswallower/model/', import.meta.url));
const ALIGNER_RATE = 16_000;
/** The aligner wants to hear silence before and after. */
const PAD_SECONDS = 0.2;

/** Starts of words as another program hears them: it knows the text and the sound, nothing else. */
export async function alignedStartsMs(speech: Speech, text: string): Promise<number[]> {
  const aligner = await createAligner({ modelBase: MODEL } as never);
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
