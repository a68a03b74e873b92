import { gainOf } from './decibels.ts';
import { LoudnessMeter, loudnessOf } from './loudness.ts';
import { MIX_RATE } from './rate.ts';

export const LINE_LUFS = -18;
/** More would lift an engine's noise floor, not its voice. */
const MOST_GAIN_DB = 15;
/** From this length on a line's own loudness is worth trusting; a short "Right." says little about its voice. */
const TRUSTED_SECONDS = 4;

/** Brings every line towards one loudness. Short lines follow their speaker's earlier ones. */
export class Leveller {
  readonly #voices = new Map<string, LoudnessMeter>();

  level(speaker: string, samples: Float32Array): Float32Array {
    const gain = gainOf(this.#gainDb(speaker, samples));
    const levelled = new Float32Array(samples.length);
    for (let i = 0; i < samples.length; i++) levelled[i] = samples[i]! * gain;
    return levelled;
  }

  #gainDb(speaker: string, samples: Float32Array): number {
    const voice = this.#voices.get(speaker) ?? new LoudnessMeter(MIX_RATE);
    this.#voices.set(speaker, voice);
    voice.push(samples);
    const soFar = voice.integratedLufs();
    if (!Number.isFinite(soFar)) return 0;
    const own = loudnessOf(samples, MIX_RATE);
    const trust = Number.isFinite(own) ? Math.min(1, samples.length / MIX_RATE / TRUSTED_SECONDS) : 0;
    const loudness = trust === 0 ? soFar : trust * own + (1 - trust) * soFar;
    return Math.min(MOST_GAIN_DB, Math.max(-MOST_GAIN_DB, LINE_LUFS - loudness));
  }
}
