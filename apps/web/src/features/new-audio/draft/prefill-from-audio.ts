import type { AudioWish } from '@parlance/contract/studio';
import { prefilled } from '../sources/sources.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

function voicesOf({ voice, mode }: AudioWish): Partial<Draft> {
  if (typeof voice !== 'string') return { casting: 'each', host: voice.host, cohost: voice.cohost };
  return mode === 'monologue' ? { solo: voice } : { casting: 'pair', pair: voice };
}

/** The form as it was filled in for an audio: for making it again with changes. */
export const draftFromRequest = (wish: AudioWish): Draft => ({
  ...EMPTY_DRAFT,
  ...prefilled(wish.source),
  ...voicesOf(wish),
  language: wish.language,
  level: wish.level,
  mode: wish.mode,
  length: wish.length,
  question: wish.question ?? '',
  emphasis: wish.emphasis ?? '',
  review: wish.review,
});
