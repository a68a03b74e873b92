import { expect, it } from 'vitest';
import { firstName } from './first-name.ts';

it.each([
  ['Ada Lima', 'Ada'],
  ['  Ada\tLima ', 'Ada'],
  ['Ada', 'Ada'],
  ['', ''],
])('speaks to “%s” as “%s”', (name, first) => {
  expect(firstName(name)).toBe(first);
});
