import { AV_SAMPLE_FMT_FLTP } from 'node-av/constants';
import { FFmpegError, SoftwareResampleContext } from 'node-av/lib';
import { MONO } from './mono.ts';

/** FFmpeg's resampler over plain arrays; its own delay is already removed from the result. */
export class Upsampler {
  readonly #context = new SoftwareResampleContext();

  constructor(fromRate: number, toRate: number) {
    const from = this.#context.allocSetOpts2(
      MONO,
      AV_SAMPLE_FMT_FLTP,
      toRate,
      MONO,
      AV_SAMPLE_FMT_FLTP,
      fromRate,
    );
    FFmpegError.throwIfError(from, 'resampler');
    FFmpegError.throwIfError(this.#context.init(), 'resampler');
  }

  push(samples: Float32Array): Float32Array {
    if (samples.length === 0) return samples;
    return this.#convert(
      [Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)],
      samples.length,
    );
  }

  /** The last samples; it can't be used after this. */
  finish(): Float32Array {
    const rest = this.#convert(null, 0);
    this.#context.free();
    return rest;
  }

  #convert(input: Buffer[] | null, count: number): Float32Array {
    const room = this.#context.getOutSamples(count);
    const output = new Float32Array(room);
    const given = this.#context.convertSync([Buffer.from(output.buffer)], room, input, count);
    FFmpegError.throwIfError(given, 'resample');
    return output.subarray(0, given);
  }
}
