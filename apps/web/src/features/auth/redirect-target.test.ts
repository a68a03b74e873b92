import fc from 'fast-check';
import { expect, it } from 'vitest';
import { redirectTarget, signInPath } from './redirect-target.ts';

const ORIGIN = 'https://parlance.example';

it('goes back to the page that was asked for, with query and fragment', () => {
  const path = signInPath('/app/audio/a1?x=1&y=2#t=30');
  const redirect = new URL(path, ORIGIN).searchParams.get('redirect');
  expect(redirectTarget(redirect)).toBe('/app/audio/a1?x=1&y=2#t=30');
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
  expect(redirectTarget(redirect)).toBe('/app');
});

/** What address parsers have stumbled over, in any order. */
const ODD = [
  ...['/', '\\', '.', '..', ':', '@', '?', '#', ' ', '\t', '\n', '\r', '\0', '\u2028', '／', '。'],
  ...['%2f', '%5c', '%09', '%00', 'evil.example', '[::1]', 'http:', 'https://', 'javascript:', 'data:'],
];

it('never leaves our own site, whatever the query says: 100,000 odd strings', () => {
  const odd = fc.array(fc.constantFrom(...ODD), { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
  const stays = (redirect: string): boolean => {
    const target = redirectTarget(redirect);
    return target.startsWith('/') && new URL(target, ORIGIN).origin === ORIGIN;
  };
  fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), odd), stays), { numRuns: 100_000 });
});
