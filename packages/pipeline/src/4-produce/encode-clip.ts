import { isAnswer } from '@parlance/isolation/failure';
import { ProcessPool } from '@parlance/isolation/pool';
import { BITRATE_KBPS } from './mix/target.ts';
import { produceError } from './produce-error.ts';

type Clip = {
  /** Mono: whole numbers of 16 bits, or -1..1. */
  samples: Int16Array | Float32Array;
  sampleRate: number;
};

export type ClipCalls = { encode(clip: Clip & { bitrateKbps: number }): Uint8Array<ArrayBuffer> };

export type ClipEncoder = {
  /** The clip as MP3. */
  encode(clip: Clip, bitrateKbps?: number): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

type Options = {
  /** URL of a module that exports `openEncoder(): Encoder`. */
  encoderModule: string;
  /** The longest line is encoded in seconds; a process that takes longer is stuck. */
  patienceMs?: number;
  /** After so long without a clip the process is let go. */
  idleMs?: number;
};

const PROGRAM = new URL('./clip-process.ts', import.meta.url);
const MEGABYTE = 1024 * 1024;
const LIMITS = { heapMegabytes: 256, residentBytes: 800 * MEGABYTE };

/**
 * Single lines and samples. One process stays for all of them, since loading the encoder takes longer than a
 * clip; one that dies is replaced, and the clip it died over is tried once more.
 */
export function openClipEncoder({
  encoderModule,
  patienceMs = 60_000,
  idleMs = 10 * 60_000,
}: Options): ClipEncoder {
  const pool = new ProcessPool<ClipCalls>({
    program: PROGRAM,
    args: [encoderModule],
    size: 1,
    idleMs,
    ...LIMITS,
  });
  return {
    async encode({ samples, sampleRate }, bitrateKbps = BITRATE_KBPS) {
      const encodeOnce = () => pool.call('encode', [{ samples, sampleRate, bitrateKbps }], { patienceMs });
      try {
        return await encodeOnce().catch((error: unknown) => {
          if (isAnswer(error)) throw error;
          return encodeOnce();
        });
      } catch (error) {
        throw produceError(error);
      }
    },
    close: () => pool.close(),
  };
}
