import type { Encoder } from '@parlance/ports/encoder';
import { joinBytes } from '../bytes.ts';
import { LINE_LUFS } from '../signal/leveller.ts';
import { Limiter } from '../signal/limiter.ts';
import { LoudnessMeter } from '../signal/loudness.ts';
import { MIX_RATE } from '../signal/rate.ts';
import { BITRATE_KBPS, CEILING_DB, TARGET_LUFS } from './target.ts';

/** Lines are level when they come, so one gain brings the stream near its target before its end is known. */
export const LIVE_GAIN_DB = TARGET_LUFS - LINE_LUFS;

/** Takes the time line as it grows. */
export interface Feed {
  push(samples: Float32Array): Uint8Array;
  finish(): Uint8Array;
  /** How loud it is with LIVE_GAIN_DB. */
  lufs(): number;
}

/** Measures and returns nothing: encoding without a listener would take as long as the recording itself. */
export class UnheardFeed implements Feed {
  readonly #meter = new LoudnessMeter(MIX_RATE);

  push(samples: Float32Array): Uint8Array {
    this.#meter.push(samples);
    return new Uint8Array(0);
  }

  finish(): Uint8Array {
    return new Uint8Array(0);
  }

  lufs(): number {
    return this.#meter.integratedLufs() + LIVE_GAIN_DB;
  }
}

/** What a listener hears while the rest is still being made. */
export class LiveFeed implements Feed {
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
