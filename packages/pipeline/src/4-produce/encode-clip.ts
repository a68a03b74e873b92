import { IsolationError } from '@parlance/isolation/failure';
import { type IsolatedProcess, startProcess } from '@parlance/isolation/processes';
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

/** An answer of a process that is still there. */
const isAnswer = (error: unknown): boolean =>
  error instanceof IsolationError && (error.how === 'failed' || error.how === 'refused');

/**
 * Single lines and samples. One process stays for all of them, since loading the encoder takes longer than a
 * clip; one that dies is replaced, and the clip it died over is tried once more.
 */
export function openClipEncoder({
  encoderModule,
  patienceMs = 60_000,
  idleMs = 10 * 60_000,
}: Options): ClipEncoder {
  let starting: Promise<IsolatedProcess<ClipCalls>> | undefined;
  let underWay = 0;
  let idle: NodeJS.Timeout | undefined;

  async function close(): Promise<void> {
    clearTimeout(idle);
    const last = starting;
    starting = undefined;
    const child = await last?.catch(() => undefined);
    await child?.kill();
  }

  async function encodeOnce(...args: Parameters<ClipCalls['encode']>) {
    starting ??= startProcess<ClipCalls>({ program: PROGRAM, args: [encoderModule], ...LIMITS });
    const mine = starting;
    try {
      return await (await mine).call('encode', args, { patienceMs });
    } catch (error) {
      if (!isAnswer(error) && starting === mine) starting = undefined;
      throw error;
    }
  }

  async function encode(clip: Clip, bitrateKbps = BITRATE_KBPS): Promise<Uint8Array<ArrayBuffer>> {
    const asked = { samples: clip.samples, sampleRate: clip.sampleRate, bitrateKbps };
    clearTimeout(idle);
    underWay++;
    try {
      return await encodeOnce(asked).catch((error) => {
        if (isAnswer(error)) throw error;
        return encodeOnce(asked);
      });
    } catch (error) {
      throw produceError(error);
    } finally {
      if (--underWay === 0) idle = setTimeout(() => void close(), idleMs).unref();
    }
  }

  return { encode, close };
}
