import { voicePairs } from '@parlance/adapters/voice/pairs';
import { baseLanguage, LANGUAGES } from '@parlance/kernel/languages';
import { Leveller } from '@parlance/pipeline/4-produce/signal/leveller';
import { LoudnessMeter, loudnessOf } from '@parlance/pipeline/4-produce/signal/loudness';
import { MIX_RATE } from '@parlance/pipeline/4-produce/signal/rate';
import { resample } from '@parlance/sound/resample';
import type { EmbeddedVoice } from '@parlance/speech/embedded-voice';
import { medianPitch, semitonesBetween } from './pitch.ts';
import { SHORT_TEXTS } from './short-texts.ts';
import type { Measure } from './table.ts';
import { HOSTS } from './targets.ts';

const NEVER = new AbortController().signal;

type Host = { pitch: number; givenLufs: number; laidLufs: number };

/** One host says the text sentence by sentence, as lines of a script, and is levelled as in the mix. */
async function hearHost(voice: EmbeddedVoice, voiceId: string, language: string): Promise<Host> {
  const lines = (SHORT_TEXTS[baseLanguage(language)] ?? '').split(/(?<=[.。।։]) ?/u).filter(Boolean);
  const leveller = new Leveller();
  const laid = new LoudnessMeter(MIX_RATE);
  const pitches: number[] = [];
  const given: number[] = [];
  for (const text of lines) {
    const { samples, sampleRate } = await voice.speak({ text, voiceId, language, signal: NEVER });
    const mixed = resample(samples, sampleRate, MIX_RATE);
    pitches.push(medianPitch(samples, sampleRate));
    given.push(loudnessOf(mixed, MIX_RATE));
    laid.push(leveller.level(voiceId, mixed));
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { pitch: mean(pitches), givenLufs: mean(given), laidLufs: laid.integratedLufs() };
}

function compare(language: string, host: Host, cohost: Host): Measure {
  const apart = semitonesBetween(host.pitch, cohost.pitch);
  const between = Math.abs(host.laidLufs - cohost.laidLufs);
  const hertz = `${host.pitch.toFixed(0)}/${cohost.pitch.toFixed(0)} Hz`;
  const given = `${host.givenLufs.toFixed(1)}/${cohost.givenLufs.toFixed(1)} LUFS`;
  return {
    label: `${language} ${hertz}`,
    shown: `${apart.toFixed(1)} semitones, ${given} -> ${between.toFixed(2)} LU apart`,
    ok: apart >= HOSTS.semitones && between <= HOSTS.levelLu,
  };
}

/** Can the two hosts of a language be told apart at once, and are they equally loud in the mix? */
export async function measureHosts(voice: EmbeddedVoice, only: string | undefined): Promise<Measure[]> {
  const measures: Measure[] = [];
  const pairs = voicePairs(voice.catalogue());
  for (const { code } of LANGUAGES) {
    if (only !== undefined && baseLanguage(code) !== only) continue;
    const pair = pairs.find(({ languages }) => languages.includes(code));
    if (!pair) {
      measures.push({ label: code, shown: 'no pair', ok: false });
      continue;
    }
    const host = await hearHost(voice, pair.host, code);
    measures.push(compare(code, host, await hearHost(voice, pair.cohost, code)));
  }
  return measures;
}
