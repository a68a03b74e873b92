import type { LanguagePack } from '@parlance/language/language';
import { de } from '@parlance/language/languages/de/de';
import { en } from '@parlance/language/languages/en/en';
import { es } from '@parlance/language/languages/es/es';
import { fr } from '@parlance/language/languages/fr/fr';
import { it as italian } from '@parlance/language/languages/it/it';
import { pt } from '@parlance/language/languages/pt/pt';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../fixtures/read-fixture.ts';
import { readPassages } from './raw-sentences.ts';
import { unsayable } from './sayable.ts';
import { saysSomething } from './says-something.ts';

const whyNot = (text: string, { grammar }: LanguagePack = en): string | undefined =>
  unsayable(text, text.split(' ').length, { maxWords: 60, noise: grammar.noise });

describe('what can be said aloud', () => {
  it('are sentences with a few numbers in them', () => {
    expect(whyNot('More uprisings followed in 1830, 1848 and 1871.')).toBeUndefined();
    expect(
      whyNot('A person who earns 15,000 dollars then pays 1,000 dollars and not 3,000.'),
    ).toBeUndefined();
  });

  it('are not sentences that end before a name', () => {
    expect(whyNot('But the council of the harbour said Ms.')).toBe('cut off');
    expect(whyNot('The council thanked Hill and Sons Ltd.')).toBeUndefined();
  });

  it('are not the rows of a table, formulas and other signs', () => {
    expect(whyNot('Total 12 34 56 78.')).toBe('figures');
    expect(whyNot('They rank as follows here: 1. Oslo 2. Rome 3. Lima 4. Bonn.')).toBe('list');
    expect(whyNot('(Enter Ahab: then all of them.)')).toBe('stage direction');
    expect(whyNot('E = mc² ± (a/b) * [c] + #4 holds.')).toBe('symbols');
  });

  it.each([
    [en, 'The Associated Press contributed to this report.'],
    [en, 'This section covers what a keeper has to know.'],
    [en, 'You can read more about keepers in Keepers.'],
    [pt, 'Para obter informações sobre o farol, consulte o documento do faroleiro.'],
    [es, 'Con información de Paloma Marín y Elena Sevillano.'],
    [pt, 'Este capítulo descreve o que é preciso saber.'],
    [fr, 'A lire aussi : notre récit du congrès.'],
    [de, 'Dieses Kapitel beschreibt die Arbeit am Turm.'],
    [italian, 'Questa sezione descrive il lavoro sulla torre.'],
    [en, 'As the graph below shows, the tide comes later each day.'],
    [en, 'Below the interview is an extract from her book.'],
    [de, 'Wie die Karte unten zeigt, liegt der Turm im Watt.'],
    [fr, 'Comme le montre le graphique ci-dessous, la mer monte.'],
    [es, 'Como muestra el mapa de abajo, el faro está lejos.'],
    [italian, 'Come mostra la mappa qui sotto, il faro è lontano.'],
    [pt, 'Como mostra o mapa abaixo, o farol fica longe.'],
  ])('are not credits, nor what a text says of its own parts', (pack, text) => {
    expect(whyNot(text, pack)).toBe('noise');
  });
});

describe('a line that announces a list too long to join', () => {
  const items = Array.from({ length: 9 }, (_, nth) => `- pacote número ${nth} com as suas ferramentas`);
  const leadOf = (lead: string): string | undefined =>
    readPassages(sourceOf([lead, ...items].join('\n'), 'pt'), pt).sentences[0]?.text;

  it('is no sentence where it ends in its verb', () => {
    expect(leadOf('Como a maioria, Debian GNU/Linux disponibiliza:')).toMatch(/:$/);
    expect(leadOf('O sistema traz também as seguintes ferramentas livres:')).toMatch(/\.$/);
  });
});

describe('an item without a full stop', () => {
  const told = (text: string): boolean => saysSomething(text, en);

  it.each([
    'Framework for the drying of nets in wind',
    'More efficient net drying with the new poles',
    'Calculating the depth of an inner basin',
    'Without the help of any other boat',
  ])('is no sentence where it only names something: %s', (text) => expect(told(text)).toBe(false));

  it.each([
    'Nets that are wet in the morning',
    'Mend the nets with a strong rope',
    'Gate: way into the inner basin of the town',
    'Boats stayed in the harbour for a week',
    'Never sail against wind and tide together',
  ])('is told where it says something: %s', (text) => expect(told(text)).toBe(true));
});

it('tells a first sentence that is set as a heading, where the next one leans on it', () => {
  const large =
    'The island has long been called a place where anyone who works hard can own a boat in ten years';
  const sentences = (next: string): string[] =>
    readPassages(sourceOf(`# The island\n## ${large}\n${next}`, 'en'), en).sentences.map(({ text }) => text);
  expect(sentences('But a new report calls that into question.')[0]).toBe(`${large}.`);
  expect(sentences('Boats are dear on the island.')[0]).toBe('Boats are dear on the island.');
});
