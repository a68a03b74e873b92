import { expect, it } from 'vitest';
import { NameIntroducer } from './names.ts';

const introduce = (text: string) =>
  new NameIntroducer(new Map([['Hawking', 'Stephen Hawking']])).introduce(text);

it('says a name in full the first time', () => {
  expect(introduce('In 1974 Hawking showed it.')).toBe('In 1974 Stephen Hawking showed it.');
});

it.each([
  'Hawking radiation is faint.',
  'The Hawking temperature is low.',
  'Lord Hawking agreed.',
  'Stephen Hawking wrote.',
])('leaves alone what is only named after somebody, or already whole: %s', (text) =>
  expect(introduce(text)).toBe(text),
);
