import { createHash } from 'node:crypto';
import type { TakeClip } from '@parlance/artifacts/takes';
import { type Dictionary, respell } from '@parlance/kernel/respell';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Voice } from '@parlance/ports/voice';
import { mannerOf } from './manner.ts';
import { paceOf } from './pace.ts';
import { type LineAsk, recordLine } from './record-line.ts';
import { keepTake, loadTake } from './take-cache.ts';

type Said = Pick<LineAsk, 'text' | 'voiceId' | 'language' | 'pace' | 'manner'>;

/**
 * What was said, by whom and how: two lines with the same hash sound the same. The voice's version tells how, as far as
 * the voice follows it; what stands around a line is left out.
 */
const takeHash = (said: { version: string } & Said): string =>
  createHash('sha256')
    .update(JSON.stringify([said.version, said.voiceId, said.language, said.text, said.pace]))
    .digest('hex');

/** What a line's take is called, and where it lies. */
export function takeName(voice: Voice, line: Said, keyPrefix: string) {
  const { language, pace, manner } = line;
  const hash = takeHash({ ...line, version: voice.versionOf(line.voiceId, { language, pace, manner }) });
  return { hash, key: `${keyPrefix}${hash}.take` };
}

type LineRequest = Omit<LineAsk, 'pace' | 'manner'> & {
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
  const said = {
    ...line,
    text: respell(line.text, line.language, dictionary).text,
    pace: paceOf(line, line.language),
    manner: mannerOf(line, line.language),
    urgency: 'first' as const,
  };
  const { key } = takeName(voice, said, keyPrefix);
  const kept = await loadTake(store, key);
  if (kept) return kept;
  await beforeSpeaking(said.text.length);
  const clip = await recordLine(voice, said);
  await keepTake(store, key, clip);
  return clip;
}
