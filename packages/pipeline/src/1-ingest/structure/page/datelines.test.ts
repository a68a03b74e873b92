import { expect, it } from 'vitest';
import { lost, TIDE, told, WIND } from '../testing/telling.ts';
import { datelineOf } from './datelines.ts';

it.each([
  'CAIRO — ',
  'SEOUL, South Korea — ',
  'SEOUL, South Korea (AP) — ',
  'NEW YORK/LONDON (Reuters) - ',
  'Berlin (dpa) - ',
  '(dpa) - ',
  'April 17, 2015 -- ',
  'Feb. 23, 2015 -- ',
  '17 April 2015 – ',
  'PARIS, 3 mars — ',
  'MADRID, 3 Mar. (EUROPA PRESS) - ',
  '(ANSA) - ROMA, 3 MAR - ',
  'BUENOS AIRES.- ',
  'Da Redação, em São Paulo — ',
  'Della redazione, a Roma — ',
])('says where and when it was written: %s', (dateline) => {
  expect(datelineOf(`${dateline}Gunmen came.`, true)).toBe(dateline);
});

it.each([
  'Gunmen — two of them — came.',
  'Ada Hill (the keeper) came.',
  'Paris - The city.',
  'Gunmen came (AP).',
])('is no dateline, and only looks like one: %s', (text) => expect(datelineOf(text, true)).toBe(''));

it('takes a big word for a place only where a text begins', () => {
  expect(datelineOf('HTTP — The protocol of pages.', false)).toBe('');
});

it('is not told, and named in what was left out', () => {
  const text = `SEOUL, South Korea (AP) — ${TIDE}\n\n${WIND}\n\n${TIDE} ${WIND}`;
  expect(told(text)[0]).toBe(TIDE);
  expect(lost(text)).toContain('boilerplate');
});
