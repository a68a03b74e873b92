import { en } from '@parlance/language/languages/en/en';
import { briefFor } from '@parlance/ports/suites/writer';
import { expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { writeScript } from '../write-script.ts';
import { understand } from './understand.ts';

const ANSWERS = [
  'I was nine, and you cannot imagine the noise. If you stand below a bell, you hear nothing else. You learn to wait.',
  'Under a floor that I had walked on every day. You lift a board and you see bronze. You call everybody you know.',
  'I shall, if you let me. You need a town that listens. You cannot mend a bell for nobody.',
  'I would tell you to begin with a small one. You should hold it before you strike it. You will know.',
];
const QUESTIONS = [
  'How did you begin?',
  'Nobody had looked for the bells in years. Where did you find them?',
  'Will you stay in the harbour?',
  'What do you tell those who want to learn it from you?',
];
const TALK = `# The woman who mends bells\n\nMara Quill has mended nine bells in a harbour that had forgotten them. We met her on the quay.\n\n${QUESTIONS.map((question, at) => `${question}\n\n${ANSWERS[at]}`).join('\n\n')}`;

it('is no list of instructions, however often somebody says “you”', () => {
  const { genre, interview } = understand(sourceOf(TALK, 'en'), briefFor('en-US'), en);
  expect([genre, interview]).toEqual(['general', true]);
});

it('is asked by one host and answered by the other', () => {
  const { lines } = writeScript(sourceOf(TALK, 'en'), briefFor('en-US', {}));
  const speakerOf = (words: string) => lines.find(({ text }) => text.includes(words))?.speaker;
  const askers = QUESTIONS.map((question) => speakerOf(question));
  const answerers = ['I was nine', 'Under a floor', 'I shall', 'I would tell you'].map(speakerOf);
  expect(new Set(askers)).toEqual(new Set(['HOST']));
  expect(new Set(answerers)).toEqual(new Set(['COHOST']));
});
