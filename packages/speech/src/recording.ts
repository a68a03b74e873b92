import type { WordTime } from '@parlance/artifacts/takes';
import { type Mark, MuteError, type Recording } from './said-line.ts';

const WINDOW_MS = 5;
/** Under this share of the loudest moment (-46 dB) it is the room, not the voice. */
const QUIET = 0.005;
const LEAD_MS = 40;
const TAIL_MS = 90;
/** Quieter than this (-40 dB) all along, and nobody has spoken. */
const AUDIBLE = 0.01;
const FULL_SCALE = 0.98;

/** Refuses broken numbers and silence: an episode with a hole in it is worse than a second try. */
export function mustBeAudible(samples: Float32Array): void {
  let loudest = 0;
  for (const sample of samples) {
    if (!Number.isFinite(sample)) throw new MuteError('the voice gave numbers that are no sound');
    loudest = Math.max(loudest, Math.abs(sample));
  }
  if (loudest < AUDIBLE) throw new MuteError('the voice stayed silent');
}

/** Some voices shout past full scale now and then; the whole line becomes quieter, so that nothing is cut off. */
export function withinScale(samples: Float32Array): Float32Array {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return loudest > FULL_SCALE ? samples.map((sample) => (sample * FULL_SCALE) / loudest) : samples;
}

/** First and last window in which somebody speaks. */
function voicedRange(samples: Float32Array, window: number): { from: number; to: number } {
  const levels: number[] = [];
  for (let start = 0; start < samples.length; start += window) {
    let sum = 0;
    const end = Math.min(start + window, samples.length);
    for (let at = start; at < end; at++) sum += samples[at]! ** 2;
    levels.push(Math.sqrt(sum / (end - start)));
  }
  const floor = QUIET * levels.reduce((loudest, level) => Math.max(loudest, level), 0);
  const first = levels.findIndex((level) => level > floor);
  const last = levels.findLastIndex((level) => level > floor);
  return { from: Math.max(0, first) * window, to: Math.min(samples.length, (last + 1) * window) };
}

const moved = (marks: Mark[], byMs: number): Mark[] =>
  marks.map((mark) => ({ ...mark, startMs: mark.startMs + byMs, endMs: mark.endMs + byMs }));

/** Leaves the same short breath before and after every recording, whatever the engine left; or on one side of it. */
export function trim(recording: Recording, side: 'both' | 'front' | 'back' = 'both'): Recording {
  const { samples, sampleRate } = recording;
  const perMs = sampleRate / 1000;
  const { from, to } = voicedRange(samples, Math.round(WINDOW_MS * perMs));
  const start = side === 'back' ? 0 : Math.max(0, from - Math.round(LEAD_MS * perMs));
  const end = side === 'front' ? samples.length : Math.min(samples.length, to + Math.round(TAIL_MS * perMs));
  return { samples: samples.slice(start, end), sampleRate, marks: moved(recording.marks, -start / perMs) };
}

/** Plays recordings of one line one after the other; `pausesMs[i]` is the silence after the i-th. */
export function join(parts: Recording[], pausesMs: number[]): Recording {
  const sampleRate = parts[0]?.sampleRate ?? 1;
  const pauses = parts.map((_, at) =>
    at < parts.length - 1 ? Math.round(((pausesMs[at] ?? 0) * sampleRate) / 1000) : 0,
  );
  const length = parts.reduce((sum, part, at) => sum + part.samples.length + pauses[at]!, 0);
  const samples = new Float32Array(length);
  const marks: Mark[] = [];
  let offset = 0;
  parts.forEach((part, at) => {
    samples.set(part.samples, offset);
    marks.push(...moved(part.marks, (offset / sampleRate) * 1000));
    offset += part.samples.length + pauses[at]!;
  });
  return { samples, sampleRate, marks };
}

/**
 * One time for each word, in order and inside the recording: players walk them in one direction.
 * A word that made no sound of its own (a lone dash) stands where the word before it ended.
 */
export function wordTimes(words: string[], recording: Recording): WordTime[] {
  const durationMs = (recording.samples.length / recording.sampleRate) * 1000;
  const spans = new Map<number, Mark>();
  for (const mark of recording.marks) {
    const known = spans.get(mark.word);
    spans.set(mark.word, known ? { ...known, endMs: Math.max(known.endMs, mark.endMs) } : mark);
  }
  let earliestMs = 0;
  let lastEndMs = 0;
  return words.map((text, word) => {
    const span = spans.get(word) ?? { startMs: lastEndMs, endMs: lastEndMs };
    const startMs = Math.min(durationMs, Math.max(earliestMs, span.startMs));
    const endMs = Math.min(durationMs, Math.max(startMs, span.endMs));
    earliestMs = startMs;
    lastEndMs = endMs;
    return { text, startMs: Math.round(startMs), endMs: Math.min(Math.round(endMs), Math.floor(durationMs)) };
  });
}
