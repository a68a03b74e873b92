import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const HERE = 'https://parlance.example';

it.each(['/app', '/app/my-account?tab=1#sessions', '/audio/abc', '/'])('leads to %s', (path) => {
  expect(ownPath(path)).toBe(path);
});

it.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  '/%2e//elsewhere.example',
  'javascript:alert(1)',
  'app',
  ' /app',
  '',
])('does not lead to %j', (wanted) => {
  expect(ownPath(wanted)).toBeNull();
});

describe('whatever is asked for', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '@',
    ':',
    '#',
    '?',
    '\t',
    '\n',
    'evil.example',
    'app',
  );
  const odd = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `/${text}`),
    fc.webUrl(),
  );
  it('stays with us, and is the same when it is looked at again', () => {
    fc.assert(
      fc.property(odd, (wanted) => {
        const path = ownPath(wanted);
        if (path === null) return;
        expect(new URL(path, HERE).origin).toBe(HERE);
        expect(ownPath(path)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });
});
