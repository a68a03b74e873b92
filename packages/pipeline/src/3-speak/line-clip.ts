import { createHash } from 'node:crypto';
import type { TakeClip } from '@parlance/artifacts/takes';
import { type Dictionary, respell } from '@parlance/kernel/respell';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Voice } from '@parlance/ports/voice';
import { type LineAsk, recordLine } from './record-line.ts';
import { keepTake, loadTake } from './take-cache.ts';

/** What was said, by whom and how: two lines with the same hash sound the same. */
const takeHash = (said: { version: string; voiceId: string; language: string; text: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([said.version, said.voiceId, said.language, said.text]))
    .digest('hex');

/** What a line's take is called, and where it lies. */
export function takeName(voice: Voice, line: Omit<LineAsk, 'signal'>, keyPrefix: string) {
  const { text, voiceId, language } = line;
  const hash = takeHash({ version: voice.versionOf(voiceId), voiceId, language, text });
  return { hash, key: `${keyPrefix}${hash}.take` };
}

type LineRequest = LineAsk & {
  dictionary: Dictionary;
  /** Asked before anything is spoken; throws when it may not be. */
  beforeSpeaking(characters: number): Promise<void>;
};

/** One line by itself, as it would sound in the audio: from the cache, or spoken and put there. */
export async function lineClip(
  { voice, store }: { voice: Voice; store: ObjectStore },
  { dictionary, beforeSpeaking, ...line }: LineRequest,
  keyPrefix: string,
): Promise<TakeClip> {
  const said = { ...line, text: respell(line.text, line.language, dictionary).text };
  const { key } = takeName(voice, said, keyPrefix);
  const kept = await loadTake(store, key);
  if (kept) return kept;
  await beforeSpeaking(said.text.length);
  const clip = await recordLine(voice, said);
  await keepTake(store, key, clip);
  return clip;
}
