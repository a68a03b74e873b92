import { briefFor } from '@parlance/ports/suites/writer';
import { expect, it } from 'vitest';
import { sourceOf } from '../fixtures/read-fixture.ts';
import { writeScript } from '../writer.ts';
import { en } from './testing/packs.ts';
import { understandSource } from './testing/understand-source.ts';

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
  const { genre, interview } = understandSource(sourceOf(TALK, 'en'), briefFor('en-US'), en);
  expect([genre, interview]).toEqual(['general', true]);
});

it('is introduced by the one who asks, also as “I”', () => {
  const page = TALK.replace(
    'We met her on the quay.',
    'I met her on the quay, and I was late for my own talk.',
  );
  const { lines } = writeScript(sourceOf(page, 'en'), briefFor('en-US', {}));
  expect(lines.find(({ text }) => text.includes('I met her on the quay'))?.speaker).toBe('HOST');
});

it('ends before what stands behind it under a name of its own', () => {
  const page = `${TALK}\n\nAn extract from her book\n\nBells sleep in the sand of the bay for years. Nobody wakes them.`;
  const { lines } = writeScript(sourceOf(page, 'en'), briefFor('en-US', {}));
  const said = lines.filter(({ speaker }) => speaker === 'COHOST').map(({ text }) => text);
  expect(said.join(' ')).not.toMatch(/You will know\.[^”]*Bells sleep/);
});

it('is asked by one host and answered by the other', () => {
  const { lines } = writeScript(sourceOf(TALK, 'en'), briefFor('en-US', {}));
  const speakerOf = (words: string) => lines.find(({ text }) => text.includes(words))?.speaker;
  const askers = QUESTIONS.map((question) => speakerOf(question));
  const answerers = ['I was nine', 'Under a floor', 'I shall', 'I would tell you'].map(speakerOf);
  expect(lines.filter(({ text }) => text.includes('It’s an interview'))).toHaveLength(1);
  expect(new Set(askers)).toEqual(new Set(['HOST']));
  expect(new Set(answerers)).toEqual(new Set(['COHOST']));
});

const THINGS = 'salt rope tar wind ice sand fog oil iron clay lime moss wax silk tin'.split(' ');

it.each([
  ['without headings', ''],
  ['under headings', '## On'],
])('is told in whole answers, one after the other, and with what it ends on (%s)', (_, heading) => {
  const asked = Array.from({ length: 30 }, (_, at) => `What did you do in winter number ${at + 1}?`);
  const answers = asked.map(
    (_, at) =>
      `I mended bell number ${at + 1} of the harbour, which had been broken for as long as anybody could remember. I slept in its tower for ${at + 2} weeks because ${at < 12 ? 'the road was closed' : 'silk and tin were scarce that winter'}. In the end it rang on day ${at + 20}, and I went home to my people.`,
  );
  const page = `# Winters of silk and tin\n\nMara Quill has mended bells for thirty years.\n\n${asked.map((question, at) => `${heading && at % 2 === 0 ? `${heading} ${THINGS[at / 2]}\n\n` : ''}${question}\n\n${answers[at]}`).join('\n\n')}`;
  const { lines } = writeScript(sourceOf(page, 'en'), briefFor('en-US', { length: 'short' }));
  const said = lines.map(({ text }) => text).join(' ');
  const told = asked.flatMap((question, at) => (said.includes(question) ? [at] : []));
  expect(told.at(-1)).toBe(29);
  expect(told.slice(0, -1)).toEqual(told.slice(0, -1).map((_, at) => at));
  for (const at of told) expect(said).toContain(`it rang on day ${at + 20}`);
});
