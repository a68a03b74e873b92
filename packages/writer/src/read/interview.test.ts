import type { Passage } from '@parlance/artifacts/source-text';
import { de } from '@parlance/language/languages/de/de';
import { en } from '@parlance/language/languages/en/en';
import { expect, it } from 'vitest';
import { questionsIn, withoutLabels } from './interview.ts';

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
  expect(read.passages.map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', 'Geht sie genau?'],
    ['paragraph', 'Nein, sie geht vor.'],
    ['heading', 'Jedes Telefon zeigt heute die Zeit an. Wozu braucht man Sie noch?'],
    ['paragraph', 'Die Leute bringen mir keine Uhren.'],
  ]);
});

it('lets nobody say “Answer” right below a question', () => {
  const [asked, ...rest] = passagesOf('How old is it?', 'Answer: Nine years.', 'Answer: the old name of it.');
  const read = withoutLabels([{ ...asked!, kind: 'heading' }, ...rest], en.grammar);
  expect(read.passages.slice(1).map(({ text }) => text)).toEqual([
    'Nine years.',
    'Answer: the old name of it.',
  ]);
});

it('leaves a text alone in which a label is no habit', () => {
  const passages = passagesOf('A: the first way.', 'It rained.', 'Question: who knows?');
  expect(withoutLabels(passages, en.grammar)).toEqual({ passages, asked: new Set() });
});

it('takes a question that a list answers for a question, where the page is made of them', () => {
  const page = (kinds: Passage['kind'][]): Passage[] =>
    kinds.map((kind, at) => ({
      id: `p${at}`,
      kind,
      text: kind === 'heading' ? `Why does bell ${at} ring?` : `The rope of bell ${at} is pulled.`,
      address: { paragraph: at },
    }));
  const prose: Passage['kind'][] = ['heading', 'paragraph', 'heading', 'paragraph', 'heading', 'paragraph'];
  expect([...questionsIn(page([...prose, 'heading', 'item', 'item']))]).toEqual(['p0', 'p2', 'p4', 'p6']);
  expect([...questionsIn(page(['heading', 'item', 'heading', 'item', 'heading', 'item']))]).toEqual([]);
});

it('takes a heading for a question that says more behind it', () => {
  const heads = ['Why does it ring?', 'Who pulls the rope?', 'How old is it? I would like to know the year.'];
  const passages = heads.flatMap((text, at): Passage[] => [
    { id: `q${at}`, kind: 'heading', text, address: { paragraph: 2 * at } },
    { id: `a${at}`, kind: 'paragraph', text: 'The sexton knows.', address: { paragraph: 2 * at + 1 } },
  ]);
  expect([...questionsIn(passages)]).toEqual(['q0', 'q1', 'q2']);
});
