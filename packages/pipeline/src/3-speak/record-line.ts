import type { TakeClip } from '@parlance/artifacts/takes';
import type { Manner } from '@parlance/kernel/delivery';
import { isAppError } from '@parlance/kernel/errors';
import type { Urgency } from '@parlance/kernel/line-order';
import type { Begun, Speech, Voice } from '@parlance/ports/voice';
import { toInt16 } from '@parlance/sound/int16';
import { resample } from '@parlance/sound/resample';
import { TAKE_RATE } from './take-cache.ts';
import { partsUpTo, smallerParts, type TextPart } from './text-parts.ts';

export type LineAsk = {
  text: string;
  voiceId: string;
  language: string;
  /** 1 is the voice's own. */
  pace: number;
  manner: Manner;
  /** What is said just before and after it. */
  before?: string | undefined;
  after?: string | undefined;
  urgency?: Urgency;
  signal: AbortSignal;
};

/** A voice that stumbles once mostly doesn't twice; one that fails four times in a row won't recover by itself. */
const RETRIES = 3;

async function patiently<T>(signal: AbortSignal, speak: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry++) {
    signal.throwIfAborted();
    try {
      return await speak();
    } catch (error) {
      if (retry === RETRIES || !isAppError(error) || error.retry !== 'now') throw error;
    }
  }
}

/** Brings what was spoken into the form every take has. */
function clipOf({ samples, sampleRate, words }: Speech): TakeClip {
  return { sampleRate: TAKE_RATE, words, samples: toInt16(resample(samples, sampleRate, TAKE_RATE)) };
}

/** Has a text spoken in one go. */
const recordPart = async (voice: Voice, ask: LineAsk): Promise<TakeClip> =>
  clipOf(await patiently(ask.signal, () => voice.speak(ask)));

/** One after the other, as if they had been said in one go. */
function joined(clips: readonly TakeClip[], pausesMs: readonly number[]): TakeClip {
  const pauses = clips.map((_, at) =>
    at < clips.length - 1 ? Math.round(((pausesMs[at] ?? 0) * TAKE_RATE) / 1000) : 0,
  );
  const length = clips.reduce((sum, clip, at) => sum + clip.samples.length + pauses[at]!, 0);
  const samples = new Int16Array(length);
  const words: TakeClip['words'] = [];
  let offset = 0;
  clips.forEach((clip, at) => {
    const startMs = (offset * 1000) / TAKE_RATE;
    samples.set(fadedEnds(clip.samples), offset);
    words.push(
      ...clip.words.map((word) => ({
        ...word,
        startMs: startMs + word.startMs,
        endMs: startMs + word.endMs,
      })),
    );
    offset += clip.samples.length + pauses[at]!;
  });
  return { sampleRate: TAKE_RATE, words, samples };
}

const FADE = Math.round(TAKE_RATE * 0.004);

/** So that a join never clicks. */
function fadedEnds(samples: Int16Array): Int16Array {
  const faded = samples.slice();
  const length = Math.min(FADE, samples.length >> 1);
  for (let at = 0; at < length; at++) {
    const last = samples.length - 1 - at;
    faded[at] = Math.round((faded[at]! * at) / length);
    faded[last] = Math.round((faded[last]! * at) / length);
  }
  return faded;
}

async function recordParts(voice: Voice, ask: LineAsk, parts: readonly TextPart[]): Promise<TakeClip> {
  const clips: TakeClip[] = [];
  for (const [at, { text }] of parts.entries()) {
    const before = parts[at - 1]?.text ?? ask.before;
    const after = parts[at + 1]?.text ?? ask.after;
    clips.push(await recordPart(voice, { ...ask, text, before, after }));
  }
  const [only] = clips;
  if (clips.length === 1 && only) return only;
  return joined(
    clips,
    parts.map(({ pauseMs }) => pauseMs),
  );
}

/** About a minute. Engines and services drift, refuse or fill memory when they are given much more at once. */
const LONGEST_CHARACTERS = 900;

export const recordLine = (voice: Voice, ask: LineAsk): Promise<TakeClip> =>
  recordParts(voice, ask, partsUpTo(ask.text, ask.language, LONGEST_CHARACTERS));

/** In smaller parts: an engine that says the same text the same way each time stumbles over other places. */
export const recordLineAgain = (voice: Voice, ask: LineAsk): Promise<TakeClip> =>
  recordParts(voice, ask, smallerParts(ask.text, ask.language));

/** A line somebody waits for: `onPart` gets each part of it that can be heard before the rest is there, if the voice can do so. */
export async function recordFirstLine(
  voice: Voice,
  ask: LineAsk,
  onPart: (clip: TakeClip) => void,
): Promise<TakeClip> {
  if (!voice.begin || ask.text.length > LONGEST_CHARACTERS) return await recordLine(voice, ask);
  const begin = voice.begin.bind(voice);
  const clips: TakeClip[] = [];
  const parted: number[] = [];
  for (let next: (() => Promise<Begun>) | undefined = () => begin(ask); next; ) {
    const { speech, rest }: Begun = await patiently(ask.signal, next);
    const clip = clipOf(speech);
    clips.push(clip);
    if (rest) {
      parted.push((parted.at(-1) ?? 0) + clip.samples.length);
      onPart({ ...clip, samples: fadedEnds(clip.samples) });
    }
    next = rest;
  }
  const [only] = clips;
  return clips.length === 1 && only ? only : { ...joined(clips, []), parted };
}
