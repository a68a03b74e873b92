import { baseLanguage, LANGUAGES } from '@parlance/kernel/languages';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import type { EmbeddedVoice } from '@parlance/speech/embedded-voice';
import { SHORT_TEXTS } from './short-texts.ts';
import type { Measure } from './table.ts';
import { AUDIBLE_RMS, PLAUSIBLE_PACE } from './targets.ts';

const NEVER = new AbortController().signal;
/** A stretch without a sound that no pause between two clauses explains. */
const FRAMES_PER_SECOND = 20;
const MIN_SOUNDING_SHARE = 0.4;

function loudness(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

/** How much of a recording can be heard at all. */
function soundingShare(samples: Float32Array, sampleRate: number): number {
  const frame = Math.round(sampleRate / FRAMES_PER_SECOND);
  let frames = 0;
  let sounding = 0;
  for (let at = 0; at + frame <= samples.length; at += frame) {
    frames++;
    if (loudness(samples.subarray(at, at + frame)) > AUDIBLE_RMS) sounding++;
  }
  return sounding / Math.max(1, frames);
}

/** Every voice of a content language says a text of its own: is it heard, and as long as it should be? */
async function measureVoice(voice: EmbeddedVoice, voiceId: string, language: string): Promise<Measure> {
  const text = SHORT_TEXTS[baseLanguage(language)];
  if (text === undefined) return { label: language, shown: 'no text', ok: false };
  const { samples, sampleRate } = await voice.speak({ text, voiceId, language, signal: NEVER });
  const seconds = samples.length / sampleRate;
  const pace = (seconds * 1000) / estimateSpeechMs(text);
  const sounding = soundingShare(samples, sampleRate);
  return {
    label: `${language} ${voiceId}`,
    shown: `${seconds.toFixed(1)} s`,
    ok: pace >= PLAUSIBLE_PACE.min && pace <= PLAUSIBLE_PACE.max && sounding >= MIN_SOUNDING_SHARE,
  };
}

export async function measureAllLanguages(
  voice: EmbeddedVoice,
  only: string | undefined,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { code } of LANGUAGES) {
    if (only !== undefined && baseLanguage(code) !== only) continue;
    const voices = voice.catalogue().filter(({ languages }) => languages.includes(code));
    for (const gender of ['female', 'male']) {
      const found = voices.find((candidate) => candidate.gender === gender);
      measures.push(
        found
          ? await measureVoice(voice, found.id, code)
          : { label: code, shown: `no ${gender} voice`, ok: false },
      );
    }
  }
  return measures;
}
