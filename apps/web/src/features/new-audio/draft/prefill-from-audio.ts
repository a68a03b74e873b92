import type { AudioWish } from '@parlance/contract/studio';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

function sourceOf(source: AudioWish['source']): Partial<Draft> {
  switch (source.type) {
    case 'text':
      return { source: 'text', text: source.text };
    case 'script':
      return { source: 'script', script: source.script };
    case 'topic':
      return { source: 'topic', topic: source.topic };
    case 'url':
      return { source: source.episode ? 'media' : 'url', url: source.url, episode: source.episode ?? '' };
    case 'files':
      return { source: 'files' };
  }
}

function voicesOf({ voice, mode }: AudioWish): Partial<Draft> {
  if (typeof voice !== 'string') return { casting: 'each', host: voice.host, cohost: voice.cohost };
  return mode === 'monologue' ? { solo: voice } : { casting: 'pair', pair: voice };
}

/** The form as it was filled in for an audio: whoever makes it again changes what they like. */
export const draftFromRequest = (wish: AudioWish): Draft => ({
  ...EMPTY_DRAFT,
  ...sourceOf(wish.source),
  ...voicesOf(wish),
  language: wish.language,
  level: wish.level,
  mode: wish.mode,
  length: wish.length,
  question: wish.question ?? '',
  emphasis: wish.emphasis ?? '',
  review: wish.review,
});
