import { expect, it } from 'vitest';
import { whyLeftOut } from '../left-out.ts';
import type { PlacedBlock } from '../placed-block.ts';
import { markPage } from './mark-page.ts';

const blockOf = (line: string): PlacedBlock =>
  line.startsWith('- ') ? { kind: 'item', text: line.slice(2) } : { kind: 'paragraph', text: line };

const keptOf = (blocks: readonly PlacedBlock[], language = 'en'): string[] =>
  markPage(blocks, language)
    .filter((block) => !whyLeftOut(block))
    .map(({ text }) => text);
const kept = (text: string, language = 'en'): string =>
  keptOf(text.split('\n').map(blockOf), language).join('\n');

const PROSE =
  'The ferry stopped on Monday because its ramp broke in the storm. Farmers on the island pour away their milk every morning.';

it('leaves out what stands over an article before the line that says where it was written', () => {
  const text = `The mayor Helen Okafor says the ferry will be back.\n- The ramp broke on Monday\nOSLO (NTB) -- ${PROSE}`;
  expect(kept(text)).not.toContain('Helen Okafor');
  expect(kept(text)).toContain('Farmers on the island');
});

it('leaves out a label that is repeated before lines which lead elsewhere', () => {
  const text = `Le bac est en panne depuis lundi. Les fermiers jettent leur lait.\nLisez encore : La rampe et son histoire\nLe maire promet un nouveau bac pour juin. Personne ne le croit.\nLisez encore : Le maire en difficulté`;
  expect(kept(text, 'fr')).not.toContain('Lisez encore');
  expect(kept(text, 'fr')).toContain('Le maire promet');
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
  const texts = (text: string) => keptOf([blockOf(PROSE), blockOf(told), { kind: 'quote', text }]);
  expect(texts(again)).not.toContain(again);
  expect(texts(fresh)).toContain(fresh);
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
