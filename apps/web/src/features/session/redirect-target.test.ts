import fc from 'fast-check';
import { expect, it } from 'vitest';
import { redirectTarget, signInPath } from './redirect-target.ts';

const ORIGIN = 'https://parlance.example';

it('goes back to the page that was asked for, with query and fragment', () => {
  const path = signInPath('/app/audio/a1?x=1&y=2#t=30');
  const redirect = new URL(path, ORIGIN).searchParams.get('redirect');
  expect(redirectTarget(redirect, ORIGIN)).toBe('/app/audio/a1?x=1&y=2#t=30');
});

it.each([
  null,
  '',
  'app/home',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
])('goes home instead of %j', (redirect) => {
  expect(redirectTarget(redirect, ORIGIN)).toBe('/app');
});

it('never leaves our own site, whatever the query says', () => {
  const odd = fc.array(
    fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', '%2f', 'evil.example', 'http:', '?', '#', ' '),
    {
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        odd.map((parts) => `/${parts.join('')}`),
      ),
      (redirect) => {
        const target = redirectTarget(redirect, ORIGIN);
        expect(target.startsWith('/')).toBe(true);
        expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
      },
    ),
    { numRuns: 5_000 },
  );
});
