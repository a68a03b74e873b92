import { FILE_DESCRIPTOR } from '@parlance/isolation/messages';
import { serve } from '@parlance/isolation/serve';
import { HEARING_RATE, type MediaFacts } from '@parlance/ports/media-reader';
import { AV_LOG_QUIET } from 'node-av/constants';
import { Log } from 'node-av/lib';
import { decode } from './decode.ts';
import { MEDIA_LIMITS, PIECE_MS } from './limits.ts';
import { type Hearing, refused } from './messages.ts';
import { isFilm, openRecording, statedMs } from './open-recording.ts';

const PIECE_SAMPLES = (PIECE_MS * HEARING_RATE) / 1000;
const MAX_SAMPLES = (MEDIA_LIMITS.maxMs * HEARING_RATE) / 1000;
const TITLE_MAX_CHARS = 200;

function probe(): MediaFacts {
  const recording = openRecording(FILE_DESCRIPTOR);
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
  for (const samples of decode(openRecording(FILE_DESCRIPTOR))) {
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

// What strangers' files make FFmpeg remark belongs in no log of ours.
Log.setLevel(AV_LOG_QUIET);

const recording = pieces();

serve<Hearing>({ probe, next: () => recording.next().value ?? undefined });
