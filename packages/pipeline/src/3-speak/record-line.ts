import type { TakeClip } from '@parlance/artifacts/takes';
import { isAppError } from '@parlance/kernel/errors';
import { resample } from '@parlance/kernel/resample';
import type { Speech, Voice } from '@parlance/ports/voice';

import { TAKE_RATE } from './take-shelf.ts';

type LineAsk = { text: string; voiceId: string; language: string; signal: AbortSignal };

/** A voice that stumbles once mostly doesn't twice; one that fails four times in a row won't recover by itself. */
const RETRIES = 3;

function toInt16(samples: Float32Array): Int16Array {
  const whole = new Int16Array(samples.length);
  for (let at = 0; at < samples.length; at++) {
    whole[at] = Math.round(Math.max(-1, Math.min(1, samples[at]!)) * 32_767);
  }
  return whole;
}

async function speakPatiently(voice: Voice, ask: LineAsk): Promise<Speech> {
  for (let retry = 0; ; retry++) {
    ask.signal.throwIfAborted();
    try {
      return await voice.speak(ask);
    } catch (error) {
      if (retry === RETRIES || !isAppError(error) || error.retry !== 'now') throw error;
    }
  }
}

/** Has a line spoken, and brings it into the form every take has. */
export async function recordLine(voice: Voice, ask: LineAsk): Promise<TakeClip> {
  const speech = await speakPatiently(voice, ask);
  const samples = toInt16(resample(speech.samples, speech.sampleRate, TAKE_RATE));
  return { sampleRate: TAKE_RATE, words: speech.words, samples };
}
