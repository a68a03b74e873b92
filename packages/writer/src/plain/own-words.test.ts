import { expect, it } from 'vitest';
import { sourceOf } from '../fixtures/read-fixture.ts';
import { readSource } from '../read/reading.ts';
import { ownWordsIn } from './own-words.ts';

const ownOf = (text: string, language: 'pt' | 'es' | 'it' | 'en') => {
  const reading = readSource(sourceOf(text, language), language);
  const { isOwn } = ownWordsIn(reading);
  return reading.sentences.filter(isOwn).map((sentence) => sentence.text);
};

it.each([
  [
    'pt',
    'Minha avó me ensinou a nadar no rio. Eu tinha medo da água.',
    'Usei um colete vermelho.',
    'O rei do rio era o boto.',
  ],
  [
    'es',
    'Mi abuela me enseñó a nadar en el río. Yo le tenía miedo al agua.',
    'Compré un bañador rojo.',
    '¿Qué café estaba cerrado?',
  ],
  [
    'it',
    'Mia nonna mi ha insegnato a nuotare nel fiume. Io avevo paura.',
    'Guardavo il fondo.',
    'Il motivo era ormai chiaro a tutti.',
  ],
] as const)(
  'in %s a verb alone says “I” where the author says it outright elsewhere',
  (language, own, bare, other) => {
    expect(ownOf(`${own} ${bare} ${other}`, language)).toContain(bare);
    expect(ownOf(`${own} ${bare} ${other}`, language)).not.toContain(other);
    expect(ownOf(`${other} ${bare} ${other} Ana Souza.`, language)).not.toContain(bare);
  },
);

it('“we” is the author’s where the text is told as “I”', () => {
  const story = 'I came to the harbour with my brother. I had never seen it. We slept under the boats.';
  expect(ownOf(story, 'en')).toContain('We slept under the boats.');
  expect(ownOf('The harbour is old. We sleep under the boats. Nobody knows why.', 'en')).toEqual([]);
});
