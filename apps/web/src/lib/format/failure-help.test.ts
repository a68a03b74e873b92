import { expect, it } from 'vitest';
import { changePath, mayPass, nearestTopics } from './failure-help.ts';

const failed = (code: 'topic_unknown' | 'address_too_slow', nearest?: string) => ({
  error: { code, message: '', ...(nearest !== undefined && { params: { nearest } }) },
});

it('offers the same once more only where that can help', () => {
  expect(mayPass(failed('address_too_slow'))).toBe(true);
  expect(mayPass({ error: null })).toBe(true);
  expect(mayPass(failed('topic_unknown'))).toBe(false);
});

it('knows what is near an unknown topic, and leads to the form with it', () => {
  expect(nearestTopics(failed('topic_unknown', 'Ice · The sea'))).toEqual(['Ice', 'The sea']);
  expect(nearestTopics(failed('topic_unknown', ''))).toEqual([]);
  expect(nearestTopics(failed('address_too_slow'))).toEqual([]);
  expect(changePath('a1', 'The sea')).toBe('/app/new-audio?again=a1&topic=The+sea');
  expect(changePath('a1')).toBe('/app/new-audio?again=a1');
});
