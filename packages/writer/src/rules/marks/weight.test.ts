import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { talkPackFor } from '../languages/talk-packs.ts';
import { en } from '../testing/packs.ts';
import { understandSource } from '../testing/understand-source.ts';
import { listsNames, weightIn } from './weight.ts';

const TEXT = `# The ferry law
The council passed the ferry law on Monday. Boats must carry a beacon from June.
A “beacon” — a lamp that sends its place by radio — costs forty crowns.
The bottom line is that small boats pay as much as large ones.
The mayor admitted that her own party was against it.
The harbour is busy in summer, and the market opens early.`;

const weights = (text: string): Map<string, number> => {
  const understanding = understandSource(sourceOf(text, 'en'), briefFor('en-US', {}), en);
  const weightOf = weightIn(understanding);
  return new Map(understanding.sentences.map((sentence) => [sentence.text, weightOf(sentence)]));
};

describe('what a sentence does in a text', () => {
  it.each([
    'A “beacon” — a lamp that sends its place by radio — costs forty crowns.',
    'The bottom line is that small boats pay as much as large ones.',
    'The mayor admitted that her own party was against it.',
  ])('makes it weigh more: %s', (text) => {
    expect(weights(TEXT).get(text)).toBeGreaterThan(0);
  });

  it('makes it weigh more where it stands alone, turns against something, or ends', () => {
    const text = `The harbour is old. The market opens early.
Nobody minds the smoke. But the boats are late. People wait on the quay.
The town sleeps.
${'The nets are dry. The ropes are long. '.repeat(8)}
The market closes at noon. The last boat leaves then.`;
    const weight = weights(text);
    const of = (sentence: string): number => weight.get(sentence) ?? 0;
    expect(of('The town sleeps.')).toBeGreaterThan(of('People wait on the quay.'));
    expect(of('But the boats are late.')).toBeGreaterThan(of('People wait on the quay.'));
    expect(of('The last boat leaves then.')).toBeGreaterThan(of('The market opens early.'));
  });

  it.each([
    ['de', 'Das bedeutet, dass die Boote im Hafen bleiben.'],
    ['es', 'Eso significa que los barcos se quedan en el puerto.'],
    ['fr', 'Autrement dit, les bateaux restent au port.'],
    ['it', 'In altre parole, le barche restano in porto.'],
    ['pt', 'Em outras palavras, os barcos ficam no porto.'],
  ])('is known in %s: %s', (language, text) => {
    const pack = talkPackFor(language);
    if (!pack) throw new Error('no pack');
    const understanding = understandSource(sourceOf(`# X\n${text}`, language), briefFor('en-US', {}), pack);
    const [sentence] = understanding.sentences;
    expect(sentence && weightIn(understanding)(sentence)).toBeGreaterThan(0);
  });
});

describe('a row of names or counts', () => {
  it.each([
    'The tour was led by Ada Hill, Ben Cole, who advises Clara Dow, and Commissioner Dan East.',
    'Against it were 10 of the left, 35 of the right, 11 greens, 12 others and 7 of no party.',
  ])('is one: %s', (text) => expect(listsNames(text)).toBe(true));

  it.each([
    'Ada Hill and Ben Cole met in Oslo on Monday to talk about the lamp.',
    'In 1860 the town built a lamp for 40,000 crowns.',
    'In 1898 the Scottish chemist Sir Ada Hill found what gives the Grand Rue in Paris, the Las Vegas Strip, and the Times Square their glow.',
  ])('is none: %s', (text) => expect(listsNames(text)).toBe(false));
});
