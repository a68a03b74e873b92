import { closeSync, openSync, readSync } from 'node:fs';
import type { Encoder } from '@parlance/ports/encoder';
import { LINE_LUFS } from '../signal/leveller.ts';
import { type Measured, Rendering } from './rendering.ts';
import { writeAll } from './spool.ts';
import { CLOSE_ENOUGH_LU, TARGET_LUFS } from './target.ts';

/** Lines are level when they come, so one gain brings the whole near its target before its end is known. */
export const LIVE_GAIN_DB = TARGET_LUFS - LINE_LUFS;

/** A line that is this much louder or softer than the one before it is not heard to be so. */
const MOST_STEERING_DB = 1;
/** The closing music is softer than speech and takes about this much away, less from a long recording. */
const AIM_LUFS = TARGET_LUFS + CLOSE_ENOUGH_LU / 2;
const COPIED_AT_ONCE = 1 << 20;

/**
 * What a listener hears while the rest is still being made. Each line is steered a little towards the loudness the
 * whole shall have: in nearly every recording its frames can then be kept as the finished ones, and nobody waits
 * for a second encoding.
 */
export class LiveRecording {
  readonly #rendering: Rendering;
  readonly #file: number;
  #lines = 0;
  #bytes = 0;

  constructor(encoder: Encoder, path: string) {
    this.#rendering = new Rendering(encoder, LIVE_GAIN_DB);
    this.#file = openSync(path, 'w+');
  }

  push(samples: Float32Array): Uint8Array {
    return this.#keep(this.#rendering.push(samples));
  }

  finish(): Uint8Array {
    return this.#keep(this.#rendering.finish());
  }

  lufs(): number {
    return this.#rendering.lufs();
  }

  /** How much louder the next line shall be, so that the lines until then and this one reach the target together. */
  steeringDb(): number {
    const missingDb = AIM_LUFS - this.lufs();
    const wanted = Number.isFinite(missingDb) ? missingDb * this.#lines : 0;
    this.#lines++;
    return Math.min(MOST_STEERING_DB, Math.max(-MOST_STEERING_DB, wanted));
  }

  /** Writes the tag and every frame so far, when they are as loud as they should be. */
  saveIfOnTarget(tag: Uint8Array, path: string): ({ bytes: number } & Measured) | undefined {
    if (!(Math.abs(TARGET_LUFS - this.lufs()) <= CLOSE_ENOUGH_LU)) return undefined;
    const file = openSync(path, 'w');
    try {
      writeAll(file, tag);
      const piece = new Uint8Array(COPIED_AT_ONCE);
      for (let at = 0, read = 0; at < this.#bytes; at += read) {
        read = readSync(this.#file, piece, 0, piece.length, at);
        if (read === 0) throw new Error('the file of frames is shorter than what was written to it');
        writeAll(file, piece.subarray(0, read));
      }
    } finally {
      closeSync(file);
    }
    return { bytes: tag.length + this.#bytes, ...this.#rendering.measured() };
  }

  close(): void {
    closeSync(this.#file);
  }

  #keep(frames: Uint8Array): Uint8Array {
    writeAll(this.#file, frames);
    this.#bytes += frames.length;
    return frames;
  }
}
