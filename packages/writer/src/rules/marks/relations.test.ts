import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { talkPackFor } from '../languages/talk-packs.ts';
import type { TalkPack } from '../languages/talk-rules.ts';
import { en } from '../testing/packs.ts';
import { understandSource } from '../testing/understand-source.ts';
import type { Marked } from './marked.ts';

const sentencesOf = (text: string, language = 'en'): readonly Marked[] =>
  understandSource(sourceOf(text, language), briefFor(language), talkPackFor(language) as TalkPack).sentences;

const sayableOf = (text: string): string[] =>
  understandSource(sourceOf(text, 'en'), briefFor('en-US'), en)
    .sentences.filter(({ sayable }) => sayable)
    .map((sentence) => sentence.text);

describe('somebody’s words', () => {
  it('are left out when nobody near says whose they are', () => {
    expect(
      sayableOf('The mill closed in 1902. “Nobody will ever work here again.” The roof fell in.'),
    ).toEqual(['The mill closed in 1902.', 'The roof fell in.']);
  });

  it('stay when the sentence before or after names the speaker', () => {
    expect(sayableOf('The owner said it plainly. “Nobody will ever work here again.”')).toHaveLength(2);
    expect(sayableOf('“Nobody will ever work here again,” said Ann Hill at the gate.')).toHaveLength(1);
    // By whatever verb.
    expect(
      sayableOf('"Nobody will ever work here again," she confides to a friend. "It was a hard time for us."'),
    ).toHaveLength(2);
  });
});

it('may answer several questions by the same word', () => {
  const asked = ['Is it old?', 'Is it loud?', 'Is it cast of iron?'];
  const page = asked.map(
    (question) => `## ${question}\nNo. The sexton has said so in the parish hall: ${question}`,
  );
  const answers = sentencesOf(`# Bells\n${page.join('\n')}`).filter(({ text }) => text === 'No.');
  expect(answers.map(({ sayable, needsPrevious }) => sayable && needsPrevious)).toEqual([true, true, true]);
});

describe('what is made for the eye', () => {
  it('is left out: what one does on a screen', () => {
    expect(
      sayableOf('The cluster is far away from us. Click on its centre, and zoom in to see all of it.'),
    ).toEqual(['The cluster is far away from us.']);
  });

  it.each([
    ['en', 'Part IV describes the tools of the keeper.'],
    ['en', 'Section Getting started tells you how a lamp is lit.'],
    ['en', 'The final sections give a detailed description of all lamps.'],
    ['de', 'Kapitel 3 beschreibt die Werkzeuge des Wärters.'],
    ['fr', 'Le chapitre 3 décrit les outils du gardien de phare.'],
    ['es', 'El capítulo 3 describe las herramientas del farero.'],
    ['it', 'Il capitolo 3 descrive gli attrezzi del guardiano.'],
    ['pt', 'O capítulo 3 descreve as ferramentas do faroleiro.'],
  ])('is left out: what another part of it holds (%s: %s)', (language, text) => {
    expect(sentencesOf(text, language).map(({ sayable }) => sayable)).toEqual([false]);
  });

  it('is told where a part is no part of the text', () => {
    expect(sayableOf('The first part is the hardest. Part of the roof gives way.')).toHaveLength(2);
  });
});

describe('a sentence that leans on the one before', () => {
  it.each([
    [
      'is so short that it says something of it',
      'The mayor called the bridge a toy for the rich. The line struck home.',
    ],
    [
      'goes on from it',
      'The bakers open at four in the morning. Butchers in town also start long before sunrise.',
    ],
    [
      'takes up its figure',
      'A pump caught about 900,000 litres of the spilled milk. Officials count the 900,000 litres twice.',
    ],
  ])('%s', (_, text) => {
    expect(sentencesOf(text).map(({ needsPrevious }) => needsPrevious)).toEqual([false, true]);
  });

  it('must have heard of what it opens a paragraph on', () => {
    const [, , third] = sentencesOf(
      'The lake is closed. Engineers at the college of the valley have measured its ice.\nThe engineers were not asked by anybody in the town hall.',
    );
    expect([third?.needsPrevious, third?.pointsAt]).toEqual([false, ['engin']]);
  });

  it('may be told without the one before where only a “but” ties it to that', () => {
    const [, second] = sentencesOf(
      'The lake is closed to boats in winter.\nBut engineers at the college have measured its ice.',
    );
    expect(second?.needsPrevious).toBe(false);
  });

  it('leans on the first one, too, where that can’t be told', () => {
    const [first, second] = sentencesOf('This guide explains how bells are cast. It avoids hard words.');
    expect([first?.sayable, second?.needsPrevious]).toEqual([false, true]);
  });

  it('points at something by the name that it has had', () => {
    const [, , third] = sentencesOf(
      'Divers found warm springs in the lake. Nobody lives on its northern shore. These springs never freeze over.',
    );
    expect(third?.pointsAt).toEqual(['spring']);
  });
});

describe('a sentence that promises something', () => {
  it.each([
    [
      'en',
      'The researchers looked at the same lake and reached rather different conclusions. Most of the salt was gone.',
    ],
    ['en', 'The bakers were not the only ones who complained. Butchers wrote to the mayor as well.'],
    ['es', 'La espera no solo molesta a quienes viajan. El comercio del barrio pierde ventas cada día.'],
    ['fr', 'Le maire avance deux raisons. Le pont est vieux, et la route est étroite.'],
    ['de', 'Die Stadt nennt dafür mehrere Gründe. Die Brücke ist alt, und die Straße ist schmal.'],
    ['it', 'Il sindaco indica tre motivi. Il ponte è vecchio, e la strada è stretta.'],
    ['pt', 'As pontes também diferem em algumas propriedades. O peso vai de dez a cem toneladas.'],
  ])('is told with the next one in %s: %s', (language, text) => {
    expect(sentencesOf(text, language)[0]?.promises).toBe(1);
  });

  it('keeps its promise itself', () => {
    const [first] = sentencesOf(
      'The bridge was not only old but also too narrow for the new buses. Nobody repaired it.',
    );
    expect(first?.promises).toBe(0);
  });

  it.each([
    ['en', 'Imagine a baker who opens a shop on Monday.'],
    ['de', 'Nehmen wir an, ein Bäcker öffnet am Montag einen Laden.'],
    ['es', 'Supongamos que un panadero abre una tienda el lunes.'],
    ['fr', 'Imaginons un boulanger qui ouvre sa boutique le lundi.'],
    ['it', 'Immaginiamo un fornaio che apre un negozio il lunedì.'],
    ['pt', 'Imagine um padeiro que abre uma loja na segunda-feira.'],
  ])('asks to imagine a story, which is told to its end in %s', (language, opening) => {
    const steps = [
      '- Xx xxxx yyy aaaa bbbb cccc.',
      '- Zz zzzz yyy aaaa bbbb dddd.',
      '- Qq qqqq yyy aaaa bbbb eeee.',
    ];
    const [first, ...rest] = sentencesOf([opening, ...steps].join('\n'), language);
    expect(first?.promises).toBe(3);
    expect(rest.every(({ needsPrevious }) => needsPrevious)).toBe(true);
  });
});
