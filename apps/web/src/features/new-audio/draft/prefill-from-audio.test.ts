import type { AudioRequest } from '@parlance/contract/studio';
import { expect, it } from 'vitest';
import { OPTIONS } from './options.fake.ts';
import { draftFromRequest } from './prefill-from-audio.ts';
import { requestOf } from './request.ts';

const AUDIO_REQUEST: AudioRequest = {
  source: { type: 'url', url: 'https://feed.example/rss', episode: 'guid-7' },
  question: 'Why?',
  emphasis: null,
  tone: 'warm',
  language: 'en-US',
  level: 'expert',
  mode: 'dialogue',
  length: 'medium',
  voice: { host: 'a', cohost: 'b' },
  review: true,
};

it('fills the form in as it was', () => {
  expect(draftFromRequest(AUDIO_REQUEST)).toMatchObject({
    source: 'media',
    url: 'https://feed.example/rss',
    episode: 'guid-7',
    casting: 'each',
    host: 'a',
    cohost: 'b',
    question: 'Why?',
    emphasis: '',
    tone: 'warm',
    review: true,
  });
});

it('asks for the same again when nothing is changed', () => {
  const script = 'HOST: One.\nCOHOST: Two.';
  const pair = OPTIONS.pairs[0];
  const draft = draftFromRequest({
    ...AUDIO_REQUEST,
    source: { type: 'script', script },
    voice: pair?.id ?? '',
  });
  const request = requestOf(draft, { options: OPTIONS, readerLanguage: 'en-US', files: [] });
  expect(request).toMatchObject({
    source: { type: 'script', script },
    language: 'en-US',
    level: 'expert',
    length: 'medium',
    voice: pair?.id,
  });
});
