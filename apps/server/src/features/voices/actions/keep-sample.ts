import { createHash } from 'node:crypto';
import { AppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Speech, Voice, VoiceInfo } from '@parlance/ports/voice';
import type { Doors } from '../../../doors/doors.ts';
import { levelled } from '../sample-sound.ts';

export type KeepSampleDeps = {
  voice: Voice;
  /** Speech as MP3. */
  encodeClip(clip: Pick<Speech, 'samples' | 'sampleRate'>, bitrateKbps: number): Promise<Uint8Array>;
  store: ObjectStore;
  doors: Pick<Doors, 'spoken_lines'>;
  /** What is said in each language. */
  sentences: Record<string, string>;
};

type Ask = {
  info: VoiceInfo;
  language: string;
  /** Asked before anything is spoken; may refuse. */
  beforeSpeaking(): Promise<void>;
  caller: string;
};

/** Enough to choose a voice by; pages load several of them. */
const BITRATE_KBPS = 64;

/** A voice that is loaded first, on a busy machine, may take this long; a person doesn't wait longer. */
const DEADLINE_MS = 45_000;

/** Everything that would make it sound different, so a kept sample is never out of date. */
const keyOf = (...said: string[]): string =>
  `voice-samples/${createHash('sha256').update(JSON.stringify(said)).digest('hex')}.mp3`;

/** Finds a voice's sample, or has it spoken and kept; whoever asks meanwhile waits for the same one. */
export function sampleKeeper({ voice, encodeClip, store, sentences, doors }: KeepSampleDeps) {
  const underWay = new Map<string, Promise<void>>();

  async function findOrSpeak(key: string, text: string, ask: Ask): Promise<void> {
    if (await store.head(key)) return;
    await ask.beforeSpeaking();
    // Others may wait for the same one: whoever asked first may leave.
    using _place = await doors.spoken_lines.enter(ask.caller);
    const { id: voiceId } = ask.info;
    const signal = AbortSignal.timeout(DEADLINE_MS);
    try {
      const speech = await voice.speak({ text, voiceId, language: ask.language, signal });
      await store.put(key, await encodeClip(levelled(speech), BITRATE_KBPS));
    } catch (cause) {
      throw new AppError('sample_unavailable', { cause, log: `no sample of ${voiceId}: ${cause}` });
    }
  }

  /** The object that holds it. */
  return async function keepSample(ask: Ask): Promise<string> {
    const { info, language } = ask;
    const text = sentences[language];
    if (!text) throw new AppError('not_found', { log: `no sample sentence for ${language}` });
    const key = keyOf(voice.versionOf(info.id, { language }), info.id, language, text);
    const finding = underWay.get(key) ?? findOrSpeak(key, text, ask).finally(() => void underWay.delete(key));
    underWay.set(key, finding);
    await finding;
    return key;
  };
}
