import type { Encoder } from '@parlance/ports/encoder';
import { joinBytes } from '../bytes.ts';
import { Limiter } from '../signal/limiter.ts';
import { LoudnessMeter } from '../signal/loudness.ts';
import { Peaks } from '../signal/peaks.ts';
import { MIX_RATE } from '../signal/rate.ts';
import { TruePeakMeter } from '../signal/true-peak.ts';
import { BITRATE_KBPS, CEILING_DB } from './target.ts';

const SLICES = 800;

export type Measured = { loudnessLufs: number; truePeakDb: number; peaks: number[] };

/** The mix with one gain: limited, measured and encoded as it comes. */
export class Rendering {
  readonly #limiter: Limiter;
  readonly #loudness = new LoudnessMeter(MIX_RATE);
  readonly #truePeak = new TruePeakMeter();
  readonly #peaks = new Peaks();
  readonly #mp3;

  constructor(encoder: Encoder, gainDb: number) {
    this.#limiter = new Limiter({ sampleRate: MIX_RATE, ceilingDb: CEILING_DB, gainDb });
    this.#mp3 = encoder.openMp3({ sampleRate: MIX_RATE, bitrateKbps: BITRATE_KBPS });
  }

  push(samples: Float32Array): Uint8Array {
    return this.#encode(this.#limiter.push(samples));
  }

  finish(): Uint8Array {
    return joinBytes([this.#encode(this.#limiter.finish()), this.#mp3.finish()]);
  }

  /** So far; below every number while nothing was loud enough to count. */
  lufs(): number {
    return this.#loudness.integratedLufs();
  }

  measured(): Measured {
    return {
      loudnessLufs: this.lufs(),
      truePeakDb: this.#truePeak.peakDb(),
      peaks: this.#peaks.slices(SLICES),
    };
  }

  #encode(limited: Float32Array): Uint8Array {
    this.#loudness.push(limited);
    this.#truePeak.push(limited);
    this.#peaks.push(limited);
    return this.#mp3.push(limited);
  }
}
