import type { Encoder } from '@parlance/ports/encoder';
import { joinBytes } from './bytes.ts';
import { LINE_LUFS } from './leveller.ts';
import { Limiter } from './limiter.ts';
import { LoudnessMeter } from './loudness.ts';
import { MIX_RATE } from './rate.ts';
import { BITRATE_KBPS, CEILING_DB, TARGET_LUFS } from './target.ts';

/** Lines are level when they come, so one gain brings the stream near its target before its end is known. */
export const LIVE_GAIN_DB = TARGET_LUFS - LINE_LUFS;

/** What a listener hears while the rest is still being made. */
export class LiveFeed {
  readonly #limiter = new Limiter({ sampleRate: MIX_RATE, ceilingDb: CEILING_DB, gainDb: LIVE_GAIN_DB });
  readonly #meter = new LoudnessMeter(MIX_RATE);
  readonly #mp3;

  constructor(encoder: Encoder) {
    this.#mp3 = encoder.openMp3({ sampleRate: MIX_RATE, bitrateKbps: BITRATE_KBPS });
  }

  push(samples: Float32Array): Uint8Array {
    return this.#encode(this.#limiter.push(samples));
  }

  finish(): Uint8Array {
    return joinBytes([this.#encode(this.#limiter.finish()), this.#mp3.finish()]);
  }

  lufs(): number {
    return this.#meter.integratedLufs();
  }

  #encode(limited: Float32Array): Uint8Array {
    this.#meter.push(limited);
    return this.#mp3.push(limited);
  }
}
