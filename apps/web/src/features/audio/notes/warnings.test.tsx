import type { Audio } from '@parlance/contract/audios';
import { expect, it } from 'vitest';
import { drawn } from '../../../ui/page/drawn.fake.tsx';
import { Warnings } from './warnings.tsx';

const AUDIO = { duration_ms: 200_000, length: 'short', credits_returned: 0, credits_charged: 2 } as Audio;
const warned = (...warnings: string[]) => drawn(<Warnings audio={{ ...AUDIO, warnings }} />);

it('tells of a topic that another subject took the place of', async () => {
  expect(await warned('topic_replaced')).toContain('nearest subject we know');
});

it('passes over what it has no words for', async () => {
  expect(await warned('of_a_newer_server')).toBe('');
});

it('says what came back of an audio that came out shorter than was asked for', async () => {
  const html = await drawn(
    <Warnings audio={{ ...AUDIO, length: 'medium', credits_returned: 3, warnings: ['source_short'] }} />,
  );
  expect(html).toContain('this is shorter');
  expect(html).toContain('It cost 2 credits');
  expect(html).toContain('3 of those set aside came back');
});

it('says nothing of an audio that is as long as its length promises', async () => {
  expect(await warned('source_short')).toBe('');
});
