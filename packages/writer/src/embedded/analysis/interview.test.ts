import type { Passage } from '@parlance/artifacts/source-text';
import { de } from '@parlance/language/languages/de/de';
import { en } from '@parlance/language/languages/en/en';
import { expect, it } from 'vitest';
import { withoutLabels } from './interview.ts';

const passagesOf = (...texts: string[]): Passage[] =>
  texts.map((text, at) => ({ id: `p${at}`, kind: 'paragraph', text, address: { paragraph: at } }));

it('lets nobody say “Frage” and “Antwort”, and heads each answer by what was asked', () => {
  const read = withoutLabels(
    passagesOf(
      'Frage: Geht sie genau?',
      'Antwort: Nein, sie geht vor.',
      'Frage: Jedes Telefon zeigt heute die Zeit an. Wozu braucht man Sie noch?',
      'Antwort: Die Leute bringen mir keine Uhren.',
    ),
    de.grammar,
  );
  expect(read.map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', 'Geht sie genau?'],
    ['paragraph', 'Nein, sie geht vor.'],
    ['heading', 'Wozu braucht man Sie noch?'],
    ['paragraph', 'Die Leute bringen mir keine Uhren.'],
  ]);
});

it('leaves a text alone in which a label is no habit', () => {
  const passages = passagesOf('A: the first way.', 'It rained.', 'Question: who knows?');
  expect(withoutLabels(passages, en.grammar)).toEqual(passages);
});
