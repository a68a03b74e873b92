import { HEARING_RATE } from '@parlance/ports/media-reader';
import type { HeardSegment } from '@parlance/ports/transcriber';
import { isRepetitive } from '../hallucinations.ts';
import { loudMs, toMs } from '../loudness.ts';
import type { TranscribedWindow } from './messages.ts';
import type { FirstImpression, Hearing, Whisper } from './whisper.ts';

/** Measured: clear speech lies above -0.2; silence, noise, a tone and a tune lie between -1.0 and -2.1. */
const SURE = -0.6;
const GUESSING = -1;
const PROBABLY_NO_SPEECH = 0.6;
/** Sound that was left over and is longer than this is heard again. */
const WORTH_HEARING_MS = 1500;
const LOOP_PIECES = 5;

type Model = Pick<Whisper, 'features' | 'firstImpression' | 'hear' | 'knows'>;

async function nobodySpeaks(hearing: Hearing, impression: () => Promise<FirstImpression>): Promise<boolean> {
  if (hearing.confidence >= SURE) return false;
  if (hearing.confidence < GUESSING) return true;
  return (await impression()).noSpeech > PROBABLY_NO_SPEECH;
}

const isLoop = ({ segments, wentRound }: Hearing): boolean =>
  wentRound || isRepetitive(segments.map((segment) => segment.text).join(' '));

async function transcribeOnce(
  model: Model,
  samples: Float32Array,
  known: string | undefined,
): Promise<TranscribedWindow> {
  const features = await model.features(samples);
  let impression: Promise<FirstImpression> | undefined;
  const firstImpression = () => {
    impression ??= model.firstImpression(features);
    return impression;
  };
  const { language, certainty } = known ? { language: known, certainty: 1 } : await firstImpression();
  let hearing = await model.hear(features, language);
  if (isLoop(hearing)) hearing = await model.hear(features, language, { unlike: LOOP_PIECES });
  const nobody = (await nobodySpeaks(hearing, firstImpression)) || isLoop(hearing);
  if (nobody) return { language, certainty: 0, segments: [] };
  const lengthMs = toMs(samples.length);
  const segments = hearing.segments
    .filter((segment) => segment.startMs < lengthMs)
    .map((segment) => ({ ...segment, endMs: Math.min(segment.endMs, lengthMs) }));
  return { language, certainty, segments };
}

/** The model sometimes stops in the middle; then the rest is heard by itself. */
export async function transcribeWindow(
  model: Model,
  samples: Float32Array,
  wanted: string | undefined,
): Promise<TranscribedWindow> {
  let language = wanted && model.knows(wanted) ? wanted : undefined;
  let first: TranscribedWindow | undefined;
  const segments: HeardSegment[] = [];
  let fromMs = 0;
  for (;;) {
    const rest = samples.subarray(Math.floor((fromMs * HEARING_RATE) / 1000));
    const heard = await transcribeOnce(model, rest, language);
    first ??= heard;
    language ??= heard.certainty > 0 ? heard.language : undefined;
    for (const { startMs, endMs, text } of heard.segments)
      segments.push({ startMs: startMs + fromMs, endMs: endMs + fromMs, text });
    const endMs = segments.at(-1)?.endMs ?? 0;
    const left = samples.subarray(Math.floor((endMs * HEARING_RATE) / 1000));
    if (heard.segments.length === 0 || endMs <= fromMs || loudMs(left) < WORTH_HEARING_MS) break;
    fromMs = endMs;
  }
  return { language: first.language, certainty: first.certainty, segments };
}
