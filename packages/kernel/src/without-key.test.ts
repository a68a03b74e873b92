import { expect, it } from 'vitest';
import { withoutKey } from './without-key.ts';

const KEY = 'sk-marked-0123456789abcdef';

it.each([
  [`Incorrect API key provided: ${KEY}.`, 'Incorrect API key provided: ….'],
  ['Incorrect API key provided: sk-ma****bcdef', 'Incorrect API key provided: …****…'],
  [`${KEY}${KEY}`, '…'],
  ['model "gpt" not found', 'model "gpt" not found'],
])('takes every part of a key out of %j', (said, told) => expect(withoutKey(said, KEY)).toBe(told));

it('leaves words alone where there is no key', () =>
  expect(withoutKey('as it was', undefined)).toBe('as it was'));
