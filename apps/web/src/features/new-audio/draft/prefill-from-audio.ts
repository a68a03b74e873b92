import type { AudioRequest } from '@parlance/contract/studio';
import { prefilled } from '../sources/sources.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

function voicesOf({ voice, mode }: AudioRequest): Partial<Draft> {
  if (typeof voice !== 'string') return { casting: 'each', host: voice.host, cohost: voice.cohost };
  return mode === 'monologue' ? { solo: voice } : { casting: 'pair', pair: voice };
}

/** The form as it was filled in for an audio: for making it again with changes. */
export const draftFromRequest = (request: AudioRequest): Draft => ({
  ...EMPTY_DRAFT,
  ...prefilled(request.source),
  ...voicesOf(request),
  language: request.language,
  level: request.level,
  tone: request.tone,
  mode: request.mode,
  length: request.length,
  question: request.question ?? '',
  emphasis: request.emphasis ?? '',
  review: request.review,
});
