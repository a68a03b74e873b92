/**
 * What it costs to read a recording: processor seconds for an hour of audio, through decoding and the
 * embedded transcriber, beside what the bare model needs for the same sound. Prints the ratio; the seconds
 * alone say little about another machine. Linux only: the work is done in processes of its own, and only
 * there can their processor time be read.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeAvMediaReader } from '@parlance/adapters/media-reader/node-av';
import { embeddedTranscriber } from '@parlance/adapters/transcriber/whisper/embedded-transcriber';
import { findWeights } from '@parlance/adapters/transcriber/whisper/weights';
import { Whisper } from '@parlance/adapters/transcriber/whisper/whisper';

const CLIP = path.resolve(
  import.meta.dirname,
  '../packages/adapters/src/transcriber/testing/lighthouses.en.mp3',
);
const REPEATS = 5;
const THREADS = 2;
const WINDOW_SAMPLES = 30 * 16_000;
/** Of the kernel's clock; the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
const NEVER = new AbortController().signal;

const say = (label: string, value: number, unit: string) =>
  console.log(`${label.padEnd(44)}${value.toFixed(1).padStart(9)} ${unit}`);

/** Processor seconds of the children, also of those that have ended since. */
class ChildClock {
  readonly #seconds = new Map<string, number>();
  readonly #timer = setInterval(() => void this.look(), 100);

  async look(): Promise<void> {
    const pids = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
    for (const pid of pids.trim().split(' ')) {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields.length > 13)
        this.#seconds.set(pid, (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND);
    }
  }

  async stop(): Promise<number> {
    clearInterval(this.#timer);
    await this.look();
    return [...this.#seconds.values()].reduce((sum, seconds) => sum + seconds, 0);
  }
}

async function throughTheAdapters(file: string) {
  const media = nodeAvMediaReader();
  const transcriber = embeddedTranscriber({ cores: THREADS });
  if (!transcriber) throw new Error('the weights of the transcriber are not installed');
  const clock = new ChildClock();
  const { durationMs } = await media.probe(file, NEVER);
  const startedAt = performance.now();
  const { segments } = await transcriber.transcribe(media.samples(file, NEVER), {
    durationMs,
    signal: NEVER,
  });
  const wallSeconds = (performance.now() - startedAt) / 1000;
  const cpuSeconds = await clock.stop();
  await transcriber.close();
  return { hours: durationMs / 3_600_000, cpuSeconds, wallSeconds, segments: segments.length };
}

/** Window after window, cut blindly, the language told: the least this model can cost. */
async function bare(file: string): Promise<number> {
  const pieces: Buffer[] = [];
  for await (const piece of nodeAvMediaReader().samples(file, NEVER))
    pieces.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
  const samples = new Float32Array(new Uint8Array(Buffer.concat(pieces)).buffer);
  const before = process.cpuUsage();
  const whisper = await Whisper.open(findWeights() ?? '', THREADS);
  for (let at = 0; at < samples.length; at += WINDOW_SAMPLES)
    await whisper.hear(await whisper.features(samples.subarray(at, at + WINDOW_SAMPLES)), 'en');
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1e6;
}

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-bench-'));
const file = path.join(folder, 'recording.mp3');
// Bare frames of one bitrate: behind one another they are a longer recording.
await writeFile(file, Buffer.concat(Array<Buffer>(REPEATS).fill(await readFile(CLIP))));
const made = await throughTheAdapters(file);
const bareCpuSeconds = await bare(file);
await rm(folder, { recursive: true });

say('audio', made.hours * 3600, 's');
say('wall seconds for a second of audio', made.wallSeconds / (made.hours * 3600), '');
say('CPU seconds per hour of audio', made.cpuSeconds / made.hours, 's');
say('bare model, CPU seconds per hour of audio', bareCpuSeconds / made.hours, 's');
say('ratio', made.cpuSeconds / bareCpuSeconds, '');
