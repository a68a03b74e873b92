import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** The system may take fewer bytes than it was given, for instance just before the disk is full. */
export function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at);
}

/** The mix so far, as float samples in a file: an hour of them is too much to keep in memory. */
export class Spool {
  readonly #file: number;
  #samples = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w+');
  }

  get length(): number {
    return this.#samples;
  }

  append(samples: Float32Array): void {
    writeAll(this.#file, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
    this.#samples += samples.length;
  }

  /** From the beginning; each piece is only good until the next one is asked for. */
  *pieces(samplesEach: number): Generator<Float32Array> {
    const piece = new Float32Array(samplesEach);
    for (let at = 0; at < this.#samples; at += samplesEach) {
      const count = Math.min(samplesEach, this.#samples - at);
      this.#fill(
        new Uint8Array(piece.buffer, 0, count * piece.BYTES_PER_ELEMENT),
        at * piece.BYTES_PER_ELEMENT,
      );
      yield piece.subarray(0, count);
    }
  }

  close(): void {
    closeSync(this.#file);
  }

  #fill(bytes: Uint8Array, position: number): void {
    for (let at = 0; at < bytes.length; ) {
      const read = readSync(this.#file, bytes, at, bytes.length - at, position + at);
      if (read === 0) throw new Error('the spool file is shorter than what was written to it');
      at += read;
    }
  }
}
