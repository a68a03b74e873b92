import { HEARING_RATE } from '@parlance/ports/media-reader';
import type { HeardSegment } from '@parlance/ports/transcriber';
import { isLoud, levels, READING_MS, READING_SAMPLES, toMs } from './loudness.ts';

/** A stretch of the recording in which something is heard. */
export type Stretch = { startMs: number; samples: Float32Array };

/** A pause between two sentences is about this long. */
const PAUSE_READINGS = 240 / READING_MS;
/** Kept of the silence around what is heard: soft beginnings and ends of words live there. */
const MARGIN_READINGS = 300 / READING_MS;

/** The middle of the quietest pause in the second half. */
function quietestPlace(samples: Float32Array): number {
  const readings = levels(samples);
  const first = Math.floor(readings.length / 2);
  let best = readings.length - PAUSE_READINGS;
  let bestSum = Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let end = first; end < readings.length; end++) {
    sum += readings[end]!;
    const begin = end - PAUSE_READINGS + 1;
    if (begin < first) continue;
    // Of equally quiet places the last: fewer and longer stretches.
    if (sum <= bestSum) {
      bestSum = sum;
      best = begin;
    }
    sum -= readings[begin]!;
  }
  return (best + PAUSE_READINGS / 2) * READING_SAMPLES;
}

/** Without the silence at both ends; undefined when there is nothing else. */
function withoutSilence(samples: Float32Array, startMs: number): Stretch | undefined {
  const readings = levels(samples);
  const first = readings.findIndex(isLoud);
  if (first < 0) return undefined;
  const last = readings.findLastIndex(isLoud);
  const from = Math.max(0, first - MARGIN_READINGS) * READING_SAMPLES;
  const to = Math.min(samples.length, (last + 1 + MARGIN_READINGS) * READING_SAMPLES);
  return { startMs: startMs + toMs(from), samples: samples.slice(from, to) };
}

/**
 * Cuts a recording into stretches of at most `maxMs`, each cut at the quietest place that leaves the stretch
 * at least half as long, and leaves out silence. Holds one stretch in memory.
 */
export async function* splitAtSilence(
  audio: AsyncIterable<Float32Array>,
  maxMs: number,
): AsyncGenerator<Stretch & { endMs: number }> {
  const held = new Float32Array((maxMs / 1000) * HEARING_RATE);
  let filled = 0;
  let passed = 0;

  function* take(count: number): Generator<Stretch & { endMs: number }> {
    const stretch = withoutSilence(held.subarray(0, count), toMs(passed));
    held.copyWithin(0, count, filled);
    filled -= count;
    passed += count;
    if (stretch) yield { ...stretch, endMs: toMs(passed) };
  }

  for await (const piece of audio) {
    for (let at = 0; at < piece.length; ) {
      const part = piece.subarray(at, at + held.length - filled);
      held.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled === held.length) yield* take(quietestPlace(held));
    }
  }
  yield* take(filled);
}

/** What was heard in a stretch, on the recording's own time line. */
export const laterBy = (startMs: number, segment: HeardSegment): HeardSegment => ({
  startMs: startMs + segment.startMs,
  endMs: startMs + segment.endMs,
  text: segment.text,
});
