import { expect, it } from 'vitest';
import { isLookAlike } from './same-name.ts';

it.each([
  ['frenzel', 'fresnel', true],
  ['charlie', 'charles', false],
  ['norrlander', 'norrland', false],
  ['iran', 'peru', false],
])('tells whether %s looks like %s', (name, other, isAlike) => {
  expect(isLookAlike(name, other)).toBe(isAlike);
});

it('compares no names that are longer than anybody’s', () => {
  const letters = 'a'.repeat(2_000);
  expect(isLookAlike(`x${letters}`, `y${letters}`)).toBe(false);
});
