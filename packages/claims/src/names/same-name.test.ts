import { expect, it } from 'vitest';
import { strangeNames } from './read-names.ts';
import { isLookAlike, KnownNames } from './same-name.ts';

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

it.each([
  ['en', 'An infection with HPV causes it.', 'an infection with human papillomavirus'],
  ['en', 'The Food and Drug Administration agreed.', 'the FDA agreed'],
  ['en', 'When Paris was free, it surrendered to the Allies.', 'to Allied forces in Paris'],
  ['en', 'The Sun takes no notice.', 'an amount of sunlight'],
  ['en', 'Whoever showed intellect was sent there.', 'men who showed intellect'],
  ['es', 'Viajaban también costumbres.', 'viajaron costumbres'],
  ['de', 'Warum steckt der Baum Arbeit hinein?', 'Warum ein Baum investiert'],
])('has no strange name in %s: %s', (language, line, source) => {
  const known = new KnownNames(language).add(source.split(' '));
  expect(strangeNames(line, language, [known])).toEqual([]);
});

it('still finds a name that nothing spells out', () => {
  const known = new KnownNames('en').add('human papillomavirus'.split(' '));
  expect(strangeNames('An infection with HIV causes it.', 'en', [known])).toEqual(['HIV']);
});
