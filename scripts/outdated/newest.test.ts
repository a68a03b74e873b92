import { expect, it } from 'vitest';
import { newestOf } from './newest.ts';

const RELEASES = ['1.7.7', '1.7.9', '1.7.24', '1.8.0-beta.1', '1.10.2', '2.0.0-rc.1', '1.6.30'];

it.each([
  ['1.7.7', '1.7.24', '1.10.2'],
  ['1.10.2', '1.10.2', '1.10.2'],
  ['1.6.30', '1.6.30', '1.10.2'],
  ['3.0.0', '3.0.0', '3.0.0'],
  ['1.8.0-beta.1', '1.8.0-beta.1', '1.8.0-beta.1'],
])('of %s the newest patch is %s and the newest release %s', (installed, patch, newest) =>
  expect(newestOf(['part', installed], RELEASES)).toEqual({ name: 'part', installed, patch, newest }),
);
