import { en } from '@parlance/language/languages/en/en';
import { fr } from '@parlance/language/languages/fr/fr';
import { expect, it } from 'vitest';
import { sourceOf } from '../fixtures/read-fixture.ts';
import { inPlainSigns, withoutDateline, withoutFurniture } from './furniture.ts';

const kept = (text: string, pack = en): string =>
  withoutFurniture(sourceOf(text, pack.language).passages, pack)
    .map((passage) => passage.text)
    .join('\n');

const PROSE =
  'The ferry stopped on Monday because its ramp broke in the storm. Farmers on the island pour away their milk every morning.';

it('leaves out what stands over an article before the line that says where it was written', () => {
  const text = `The mayor Helen Okafor says the ferry will be back.\n- The ramp broke on Monday\nOSLO (NTB) -- ${PROSE}`;
  expect(kept(text)).not.toContain('Helen Okafor');
  expect(kept(text)).toContain('Farmers on the island');
});

it('leaves out a label that is repeated before lines which lead elsewhere', () => {
  const text = `Le bac est en panne depuis lundi. Les fermiers jettent leur lait.\nLisez encore : La rampe et son histoire\nLe maire promet un nouveau bac pour juin. Personne ne le croit.\nLisez encore : Le maire en difficulté`;
  expect(kept(text, fr)).not.toContain('Lisez encore');
  expect(kept(text, fr)).toContain('Le maire promet');
});

it('leaves out a paragraph that is made of names, and keeps one that tells something', () => {
  const credit = 'With files from Ada Lovelace, Alan Turing and Grace B. Hopper.';
  const told = 'Ada Lovelace and Alan Turing never met, for they lived a century apart.';
  expect(kept(`${PROSE}\n${credit}\n${told}`)).not.toContain('Grace');
  expect(kept(`${PROSE}\n${credit}\n${told}`)).toContain('never met');
});

it('leaves out a set-off quotation whose words the text has told, and keeps one that is new', () => {
  const told =
    '“You have to ask him,” said the keeper of the harbour. “Nobody tells the captain how ropes are thrown.”';
  const again = 'You have to ask him. Nobody tells the captain how ropes are thrown. An old keeper';
  const fresh = 'The captain never forgot a rope that somebody else had thrown in the storm.';
  const passages = [PROSE, told].map((text, at) => ({ id: `p${at}`, kind: 'paragraph' as const, text }));
  const quote = (text: string) => ({ id: 'q', kind: 'quote' as const, text });
  const texts = (text: string) =>
    withoutFurniture([...passages, quote(text)] as never, en).map((passage) => passage.text);
  expect(texts(again)).not.toContain(again);
  expect(texts(fresh)).toContain(fresh);
});

it('mends signs that a page has lost', () => {
  expect(inPlainSigns('the aperture ndash the bigger the better')).toBe(
    'the aperture – the bigger the better',
  );
});

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
])('says nothing of where and when it was written: %s', (dateline) => {
  expect(withoutDateline(`${dateline}Gunmen came.`, true)).toBe('Gunmen came.');
});

it.each([
  'Gunmen — two of them — came.',
  'Ada Hill (the keeper) came.',
  'Paris - The city.',
  'Gunmen came (AP).',
])('leaves a sentence that only looks like it: %s', (text) => expect(withoutDateline(text, true)).toBe(text));

it('takes a big word for a place only where a text begins', () => {
  expect(withoutDateline('HTTP — The protocol of pages.', false)).toBe('HTTP — The protocol of pages.');
});

it('leaves out what stands under a picture and is told again', () => {
  const caption = 'The ferry stopped because its ramp broke. Source: Supplied';
  expect(kept(`${caption}\n${PROSE}`)).not.toContain('Supplied');
  expect(kept(`A gull sat on the pole for hours. Source: Supplied\n${PROSE}`)).toContain('gull');
});

it('leaves out who wrote it, behind the article', () => {
  const told = kept(`${PROSE}\n${PROSE}\n${PROSE}\nAda Hill\nAda Hill is a producer in Oslo.`);
  expect(told).not.toContain('producer');
});
