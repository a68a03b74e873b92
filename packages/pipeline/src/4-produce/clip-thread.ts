import { parentPort, workerData } from 'node:worker_threads';
import type { TakeClip } from '@parlance/artifacts/takes';
import type { Encoder } from '@parlance/ports/encoder';
import { joinBytes } from './bytes.ts';
import { BITRATE_KBPS } from './target.ts';

/** What the thread is started with. */
export type ClipThreadData = { clip: Pick<TakeClip, 'samples' | 'sampleRate'>; encoderModule: string };

const { clip, encoderModule } = workerData as ClipThreadData;
const { openEncoder } = (await import(encoderModule)) as { openEncoder(): Encoder };
const floats = Float32Array.from(clip.samples, (sample) => sample / 32_768);
const stream = openEncoder().openMp3({ sampleRate: clip.sampleRate, bitrateKbps: BITRATE_KBPS });
const mp3 = joinBytes([stream.push(floats), stream.finish()]);
parentPort?.postMessage(mp3, [mp3.buffer]);
