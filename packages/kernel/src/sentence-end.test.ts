import { expect, it } from 'vitest';
import { endsSentence } from './sentence-end.ts';

it.each([
  'It rains.',
  'Does it?”',
  '„Eins.“',
  '«Oui !»',
  '下雨了。',
  '「雨だ。」',
  'هل تمطر؟',
  'वर्षा हो रही है।',
  'Անձրև է։ ',
  '(See there.)',
])('ends: %s', (text) => expect(endsSentence(text)).toBe(true));

it.each(['', ' ', 'The harbour', 'Three things:', 'one, two,', '“', 'a.b'])('goes on: %s', (text) =>
  expect(endsSentence(text)).toBe(false),
);

it('is quick on a text of nothing but closing marks', () => {
  const started = performance.now();
  expect(endsSentence('”'.repeat(200_000))).toBe(false);
  expect(performance.now() - started).toBeLessThan(1_000);
});
