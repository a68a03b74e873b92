import { packFor } from '@parlance/language/languages';
import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { phrasesOf } from '../plain/phrases/phrases-of.ts';
import { disclosed } from './disclosures.ts';
import type { DraftLine } from './gate/chapter-gate.ts';
import type { ChapterTask } from './prompts/chapter.ts';
import { newFence } from './prompts/fence.ts';

const dialogue = (...texts: string[]): DraftLine[] =>
  texts.map((text, at) => ({ speaker: at % 2 === 0 ? 'HOST' : 'COHOST', kind: 'bridge', text, cites: [] }));
const monologue = (...texts: string[]): DraftLine[] =>
  dialogue(...texts).map((line) => ({ ...line, speaker: 'HOST' }));

const taskFor = (language: string, own: Partial<ChapterTask> = {}): ChapterTask => ({
  brief: briefFor(language),
  sourceLanguage: 'en',
  isOwnKnowledge: false,
  title: 'The end',
  tells: 'how it ends',
  plan: ['The beginning', 'The end'],
  at: 1,
  hook: 'A lamp goes out.',
  stakes: '',
  hosts: { host: '', cohost: '' },
  told: [],
  images: [],
  open: [],
  passages: [],
  renderings: [],
  before: [],
  targetMs: 60_000,
  fence: newFence(),
  maxChars: 1000,
  ...own,
});

const LAST = 'And the lamp is lit again.';
const textsOf = (lines: readonly DraftLine[]): string[] => lines.map(({ text }) => text);
const creditsIn = (text: string, language: string): readonly string[] =>
  (phrasesOf(language)?.credit ?? []).filter((credit) => text.includes(credit));

describe.each(['en-US', 'de-DE', 'pt-BR', 'es-ES', 'fr-FR', 'it-IT'])(
  'what is said of AI in %s',
  (language) => {
    it('stands before the last exchange, so that the last words are the author’s', () => {
      const said = textsOf(disclosed(dialogue('One.', 'Two.', 'Three.', LAST), taskFor(language)));
      expect(said[2]).toMatch(/.+ Three\.$/u);
      expect(creditsIn(said[2] ?? '', language)).toHaveLength(1);
      expect([said[0], said[1], said[3]]).toEqual(['One.', 'Two.', LAST]);
    });

    it('stands before the last paragraph of a monologue', () => {
      const said = textsOf(disclosed(monologue('One.', LAST), taskFor(language)));
      expect(said[0]).toBe('One.');
      expect(said[1]?.endsWith(` ${LAST}`)).toBe(true);
      expect(creditsIn(said[1] ?? '', language)).toHaveLength(1);
    });
  },
);

it('never comes before the first words of an episode', () => {
  const only = taskFor('en-US', { plan: ['All of it'], at: 0 });
  const said = textsOf(disclosed(dialogue('A lamp goes out.', LAST), only));
  expect(said[0]).toBe('A lamp goes out.');
  expect(creditsIn(said[1] ?? '', 'en-US')).toHaveLength(1);
});

it('is said once, at the end', () => {
  const lines = dialogue('One.', 'Two.');
  expect(disclosed(lines, taskFor('en-US', { at: 0 }))).toEqual(lines);
});

it('lets an episode that nobody checked say so behind its first line', () => {
  const task = taskFor('en-US', { at: 0, isOwnKnowledge: true });
  const [first] = textsOf(disclosed(dialogue('One.', 'Two.'), task));
  expect(first).toBe(`One. ${packFor('en')?.showNotes.modelKnowledge}`);
});
