import { Worker } from 'node:worker_threads';
import { isAppError } from '@parlance/kernel/errors';
import { HEARING_RATE, type MediaFacts } from '@parlance/ports/media-reader';
import { AV_LOG_QUIET } from 'node-av/constants';
import { Log } from 'node-av/lib';
import { decode } from './decode.ts';
import { MEDIA_LIMITS, PIECE_MS } from './limits.ts';
import { RECORDING_FD, type Refusal, type Reply, type Request } from './messages.ts';
import { isFilm, openRecording, statedMs } from './open-recording.ts';
import { refused } from './refused.ts';

const PIECE_SAMPLES = (PIECE_MS * HEARING_RATE) / 1000;
const MAX_SAMPLES = (MEDIA_LIMITS.maxMs * HEARING_RATE) / 1000;
const TITLE_MAX_CHARS = 200;

function probe(): MediaFacts {
  const recording = openRecording(RECORDING_FD);
  const durationMs = statedMs(recording);
  const title = recording.container.metadata?.get('title')?.trim().slice(0, TITLE_MAX_CHARS);
  const hasVideo = recording.container.streams.some(isFilm);
  // Headers promise much; sound that was decoded is proof.
  for (const samples of decode(recording)) if (samples.length > 0) break;
  return { durationMs, hasAudio: true, hasVideo, ...(title && { title }) };
}

/** Pieces of one length whatever the codec gives, and no more than a recording may have. */
function* pieces(): Generator<Float32Array> {
  let held = new Float32Array(PIECE_SAMPLES);
  let filled = 0;
  let total = 0;
  for (const samples of decode(openRecording(RECORDING_FD))) {
    total += samples.length;
    if (total > MAX_SAMPLES) throw refused('media.too_long', `more than ${MEDIA_LIMITS.maxMs} ms`);
    for (let at = 0; at < samples.length; ) {
      const part = samples.subarray(at, at + PIECE_SAMPLES - filled);
      held.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < PIECE_SAMPLES) continue;
      yield held;
      held = new Float32Array(PIECE_SAMPLES);
      filled = 0;
    }
  }
  if (filled > 0) yield held.subarray(0, filled);
}

const recording = pieces();

function answer(request: Request): Reply {
  try {
    if (request.do === 'probe') return { facts: probe() };
    const { value, done } = recording.next();
    return done ? { end: true } : { samples: value };
  } catch (error) {
    if (isAppError(error)) return { refusal: error.code as Refusal, log: error.message };
    return { refusal: 'media.unreadable', log: String(error) };
  }
}

process.on('message', (request: Request) => {
  // The parent may be gone by now; then there is nobody to tell.
  process.send?.(answer(request), () => {});
});

// What strangers' files make FFmpeg remark belongs in no log of ours.
Log.setLevel(AV_LOG_QUIET);
new Worker(new URL('./memory-guard-thread.ts', import.meta.url)).unref();

// A terminal sends its interrupt to every process; only the parent decides when reading ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));
