import { gainOf } from '@parlance/sound/decibels';
import { LoudnessMeter, loudnessOf } from './loudness.ts';
import { MIX_RATE } from './rate.ts';

export const LINE_LUFS = -18;
/** More would lift an engine's noise floor, not its voice. */
const MOST_GAIN_DB = 15;
/** From this length on a line's own loudness is worth trusting; a short "Right." says little about its voice. */
const TRUSTED_SECONDS = 4;
/** How far short lines are leaned on, so that a speaker who only says short things ends up as loud as the other. */
const MOST_DRIFT_DB = 2;

/** One speaker: as the engine gave the voice, and as it goes into the mix. */
type Voice = { given: LoudnessMeter; laid: LoudnessMeter; gain: number };

/** Brings every line towards one loudness. Short lines follow their speaker's earlier ones. */
export class Leveller {
  readonly #voices = new Map<string, Voice>();

  level(speaker: string, samples: Float32Array): Float32Array {
    const voice = this.#voices.get(speaker) ?? {
      given: new LoudnessMeter(MIX_RATE),
      laid: new LoudnessMeter(MIX_RATE),
      gain: 1,
    };
    this.#voices.set(speaker, voice);
    voice.given.push(samples);
    voice.gain = gainOf(gainDb(voice, samples));
    return laid(voice, samples);
  }

  /** The rest of a line whose beginning was levelled, with the same gain. */
  goOn(speaker: string, samples: Float32Array): Float32Array {
    const voice = this.#voices.get(speaker);
    if (!voice) return this.level(speaker, samples);
    voice.given.push(samples);
    return laid(voice, samples);
  }
}

function laid(voice: Voice, samples: Float32Array): Float32Array {
  const levelled = samples.map((sample) => sample * voice.gain);
  voice.laid.push(levelled);
  return levelled;
}

function gainDb({ given, laid }: Omit<Voice, 'gain'>, samples: Float32Array): number {
  const soFar = given.integratedLufs();
  if (!Number.isFinite(soFar)) return 0;
  const own = loudnessOf(samples, MIX_RATE);
  const trust = Number.isFinite(own) ? Math.min(1, samples.length / MIX_RATE / TRUSTED_SECONDS) : 0;
  const loudness = trust === 0 ? soFar : trust * own + (1 - trust) * soFar;
  const drift = LINE_LUFS - laid.integratedLufs();
  const lean = Number.isFinite(drift) ? within(drift, MOST_DRIFT_DB) * (1 - trust) : 0;
  return within(LINE_LUFS - loudness + lean, MOST_GAIN_DB);
}

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));
