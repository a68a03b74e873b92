import load from '@echogarden/espeak-ng-emscripten';
import { toFloats } from '@parlance/sound/int16';
import { mustBeAudible, trim } from '../recording.ts';
import type { Engine, Recording, SaidLine } from '../said-line.ts';
import { marksFromEvents, type SpeechEvent } from './marks.ts';
import { VARIANTS, type Variant, variantFile, variantName } from './variants.ts';

export type EspeakVoice = { engine: 'espeak'; voice: string; variant: Variant };

type Espeak = InstanceType<Awaited<ReturnType<typeof load>>['eSpeakNGWorker']>;

const VARIANTS_FOLDER = '/usr/share/espeak-ng-data/voices/!v';
const WORDS_PER_MINUTE = 150;
const PITCH_RANGE = 70;
/** At its full volume of 100 the loudest vowels are cut off. */
const VOLUME = 75;

/** The text is read as SSML. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export class EspeakEngine implements Engine<EspeakVoice> {
  readonly #espeak: Espeak;

  private constructor(espeak: Espeak) {
    this.#espeak = espeak;
  }

  static async open(): Promise<EspeakEngine> {
    const module = await load();
    for (const variant of Object.keys(VARIANTS) as Variant[]) {
      module.FS.writeFile(`${VARIANTS_FOLDER}/${variantName(variant)}`, variantFile(variant));
    }
    return new EspeakEngine(new module.eSpeakNGWorker());
  }

  async record(line: SaidLine, voice: EspeakVoice): Promise<Recording> {
    // An unknown voice is no exception to it: it answers with a number and goes on in the last language.
    const refused = this.#espeak.set_voice(`${voice.voice}+${variantName(voice.variant)}`);
    if (refused) throw new Error(`eSpeak has no voice ${voice.voice}`);
    this.#espeak.set_rate(WORDS_PER_MINUTE);
    this.#espeak.set_range(PITCH_RANGE);
    this.#espeak.set_volume(VOLUME);
    const said = line.said.map(escaped);
    const chunks: Int16Array[] = [];
    const events: SpeechEvent[] = [];
    this.#espeak.synthesize(said.join(' '), (audio, newEvents) => {
      chunks.push(audio);
      events.push(...newEvents);
      return false;
    });
    const samples = new Float32Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
    let offset = 0;
    for (const chunk of chunks) {
      samples.set(toFloats(chunk), offset);
      offset += chunk.length;
    }
    mustBeAudible(samples);
    const sampleRate = this.#espeak.get_samplerate();
    const marks = marksFromEvents(events, said, (samples.length / sampleRate) * 1000);
    return trim({ samples, sampleRate, marks });
  }

  async close(): Promise<void> {}
}
