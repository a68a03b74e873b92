import { expect, it } from 'vitest';
import { fixtureSource, sourceOf } from '../fixtures/read-fixture.ts';
import { readSource } from './reading.ts';

it('is frozen, and counts its sentences in the order of the text', () => {
  const { sentences } = readSource(fixtureSource('en'), 'en');
  expect(sentences.map(({ index }) => index)).toEqual([...sentences.keys()]);
  expect(sentences.every((sentence) => Object.isFrozen(sentence))).toBe(true);
});

it('says nothing twice but what is too short to be a repetition', () => {
  const said = 'The keeper lit the lamp. No. It rained.';
  const { sentences } = readSource(sourceOf(`${said}\n${said}`, 'en'), 'en');
  expect(sentences.map(({ text }) => text)).toEqual([
    'The keeper lit the lamp.',
    'No.',
    'It rained.',
    'No.',
    'It rained.',
  ]);
});

it('knows the questions that a text asks itself', () => {
  const asking = ['Who came?', 'Who left?', 'Who paid?', 'Who stayed?'].map(
    (question, at) => `${question} Fisher number ${at + 1} did so, in the old days.`,
  );
  const { asksItself, sentences } = readSource(sourceOf(asking.join('\n'), 'en'), 'en');
  expect(asksItself).toBe(true);
  expect(sentences.filter(({ asked, asksInText }) => asked && asksInText)).toHaveLength(4);
});
