import { expect, it } from 'vitest';
import { keepsMeaning } from './keeps-meaning.ts';

const OLD =
  'About 1823 Augustin Fresnel cut the lens of the lamp into rings, and ships saw it from 30 kilometres.';
const keeps = (text: string, more: object = {}): boolean =>
  keepsMeaning({ old: OLD, text, around: '', tells: true, language: 'en', ...more });

it.each([
  'So, about 1823 Augustin Fresnel cut the lens of the lamp into rings. Ships saw it from 30 kilometres!',
  'About 1823, Augustin Fresnel, he cut the lamp’s lens into rings, and ships saw it from 30 kilometres away.',
])('takes "%s"', (text) => expect(keeps(text)).toBe(true));

it.each([
  [
    'without the limit',
    'In 1823 Augustin Fresnel cut the lens of the lamp into rings, and ships saw it from 30 kilometres.',
  ],
  [
    'with another number',
    'About 1823 Augustin Fresnel cut the lens of the lamp into rings, and ships saw it from 60 kilometres.',
  ],
  [
    'without its number',
    'About 1823 Augustin Fresnel cut the lens of the lamp into rings, and ships saw it from many kilometres.',
  ],
  [
    'without its name',
    'About 1823 somebody cut the lens of the lamp into rings, and ships saw it from 30 kilometres.',
  ],
  [
    'turned round',
    'About 1823 Augustin Fresnel did not cut the lens of the lamp into rings, and ships saw it from 30 kilometres.',
  ],
  [
    'asked',
    'About 1823 Augustin Fresnel cut the lens of the lamp into rings, and ships saw it from 30 kilometres?',
  ],
  [
    'in words of its own',
    'About 1823 the clever wizard Augustin Fresnel sliced glass and burned magical fire for pirates at 30 kilometres.',
  ],
  ['half of it', 'About 1823 Augustin Fresnel cut the lens.'],
  [
    'stammered',
    'About 1823 Augustin Fresnel cut the lens lens lens of the lamp into rings, and ships saw it from 30 kilometres.',
  ],
  [
    'with a quotation',
    'About 1823 Augustin Fresnel cut the lens of the lamp into “rings”, and ships saw it from 30 kilometres.',
  ],
])('leaves the line %s', (_, text) => expect(keeps(text)).toBe(false));

it('holds a question to what it asks about', () => {
  const old = 'Why did the ships need a lamp?';
  const asks = { old, tells: false, around: 'The reef was hidden at high tide.' };
  expect(keeps('But why would ships need such a lamp?', asks)).toBe(true);
  expect(keeps('Why did the ships need a lamp at the reef?', asks)).toBe(true);
  expect(keeps('Why did the ships need coffee?', asks)).toBe(false);
  expect(keeps('What is the best way to the mountain?', asks)).toBe(false);
});

it('takes nobody for somebody else', () => {
  const old = 'Smeaton followed Rudyerd, and the tower stood.';
  expect(keeps('Rudyerd followed Smeaton, and the tower stood.', { old })).toBe(false);
});
