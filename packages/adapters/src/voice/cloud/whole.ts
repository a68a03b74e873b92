import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import { loudnessSteps } from './loudness-steps.ts';

/** Nobody speaks faster than this share of an ordinary pace. */
const FASTEST = 0.5;
/** A line that is rather short and stops in the middle of a sound was cut off. */
const BRISK = 0.8;
const ENDING_STEPS = 3;
/** Words fade away: at their end they are this much (-14 dB) below the loudest moment. */
const FADED = 0.2;
const MS_PER_CHARACTER = 65;
const AUDIBLE = 0.01;

/** The shorter of two estimates: short words are said faster than their number suggests. */
function ordinaryMs(text: string): number {
  const byWords = estimateSpeechMs(text);
  const hasSpaces = text.includes(' ');
  return hasSpaces ? Math.min(byWords, text.length * MS_PER_CHARACTER) : byWords;
}

/** What is wrong with a recording of this text; undefined when it seems to be all of it. */
export function whatIsMissing(text: string, samples: Float32Array, sampleRate: number): string | undefined {
  const durationMs = (samples.length / sampleRate) * 1000;
  const ordinary = ordinaryMs(text);
  const { levels, loudest } = loudnessSteps(samples, sampleRate);
  if (!(loudest >= AUDIBLE)) return 'nothing is to be heard';
  const said = `${Math.round(durationMs)} ms for a text of about ${ordinary} ms`;
  if (durationMs < ordinary * FASTEST) return said;
  const ending = levels.subarray(-ENDING_STEPS);
  const stopsShort = ending.every((level) => level > loudest * FADED);
  return stopsShort && durationMs < ordinary * BRISK
    ? `${said}, cut off in the middle of a sound`
    : undefined;
}
