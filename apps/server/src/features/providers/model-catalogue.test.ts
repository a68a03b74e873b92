import { expect, it } from 'vitest';
import { catalogueFor } from './model-catalogue.ts';

const suggestedFor = (gigabytes: number) =>
  catalogueFor(gigabytes * 1e9).find(({ is_default }) => is_default)?.name;

it.each([
  [3, undefined],
  [4.5, undefined],
  [6, 'qwen3.5:4b'],
  [8.2, 'qwen3.5:9b'],
  [64, 'qwen3.5:9b'],
])('suggests for %d GB of free memory %s', (gigabytes, name) => expect(suggestedFor(gigabytes)).toBe(name));

it('says of each whether it fits', () =>
  expect(catalogueFor(5e9).map(({ fits }) => fits)).toEqual([true, true, false]));
