import type { Options } from '@parlance/contract/options';
import { expect, it } from 'vitest';
import { namesOf } from './use-speaker-names.ts';

const options = {
  voices: [
    { id: 'v1', name: 'Hannah' },
    { id: 'v2', name: 'Michael' },
  ],
  pairs: [{ id: 'pair', host: 'v1', cohost: 'v2' }],
} as Options;

it('finds who speaks for a pair, for two voices and for one', () => {
  expect(namesOf(options, 'pair')).toEqual({ HOST: 'Hannah', COHOST: 'Michael' });
  expect(namesOf(options, { host: 'v2', cohost: 'v1' })).toEqual({ HOST: 'Michael', COHOST: 'Hannah' });
  expect(namesOf(options, 'v2').HOST).toBe('Michael');
});

it('knows nobody the server no longer has', () => {
  expect(namesOf(options, 'gone')).toEqual({ HOST: undefined, COHOST: undefined });
  expect(namesOf(undefined, 'pair').HOST).toBeUndefined();
});
