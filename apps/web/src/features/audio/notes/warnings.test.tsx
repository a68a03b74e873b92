import type { Audio } from '@parlance/contract/audios';
import { expect, it } from 'vitest';
import { drawn } from '../../../ui/page/drawn.fake.tsx';
import { Warnings } from './warnings.tsx';

const warned = (...warnings: string[]) => drawn(<Warnings audio={{ warnings } as Audio} />);

it('tells of a topic that another subject took the place of', async () => {
  expect(await warned('topic_replaced')).toContain('nearest subject we know');
});

it('passes over what it has no words for', async () => {
  expect(await warned('of_a_newer_server')).toBe('');
});
