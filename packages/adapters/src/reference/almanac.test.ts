import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { almanac } from './almanac.ts';
import { readArticle } from './read-article.ts';

const DIR = join(import.meta.dirname, '../../../almanac');
const reference = almanac(DIR);
const signal = new AbortController().signal;
const find = async (topic: string, language = 'en') =>
  (await reference.find(topic, { language, signal })).map(({ title }) => title);

describe.each([
  ['en', 180],
  ['pt', 110],
  ['de', 40],
  ['es', 40],
  ['fr', 40],
  ['it', 40],
])('the articles in %s', (language, atLeast) => {
  const files = readdirSync(join(DIR, language));
  const articles = files.map((file) => readArticle(readFileSync(join(DIR, language, file), 'utf8'), file));

  it(`are at least ${atLeast}`, () => expect(files.length).toBeGreaterThanOrEqual(atLeast));

  it.each(articles.map((article) => [article.title, article] as const))(
    '%s is whole and found by its names',
    async (title, article) => {
      const words = article.blocks.flatMap((block) => block.text.split(/\s+/)).length;
      expect(words).toBeGreaterThanOrEqual(500);
      expect(words).toBeLessThanOrEqual(950);
      expect(article.blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThanOrEqual(3);
      expect((await find(title, language))[0]).toBe(title);
    },
  );
});

it.each([
  ['black holes', 'Black holes'],
  ['How do black holes form?', 'Black holes'],
  ['the history of jazz', 'Jazz'],
  ['ROMAN EMPIRE', 'The Roman Empire'],
  ['how does inflation work', 'Inflation'],
])('finds "%s"', async (topic, title) => {
  expect((await find(topic))[0]).toBe(title);
});

it.each([
  ['de', 'Wie entsteht ein schwarzes Loch?', 'Schwarze Löcher'],
  ['de', 'die Geschichte des Kaffees', 'Kaffee'],
  ['es', '¿Cómo funciona la inflación?', 'La inflación'],
  ['es', 'la inteligencia del pulpo', 'Los pulpos'],
  ['fr', 'que sait-on des trous noirs', 'Les trous noirs'],
  ['fr', "l'intelligence des pieuvres", 'Les pieuvres'],
  ['it', 'come funziona l’inflazione', "L'inflazione"],
  ['it', 'la storia del caffè', 'Il caffè'],
])('finds in %s "%s"', async (language, topic, title) => {
  expect((await find(topic, language))[0]).toBe(title);
});

it.each([
  ['bee', 'Bees'],
  ['photosyn', 'Photosynthesis'],
  ['black ho', 'Black holes'],
])('has an idea of what "%s" is going to be', async (typed, title) => {
  const offered = await reference.nearest(typed, { language: 'en', count: 5, typing: true });
  expect(offered).toContain(title);
});

it('makes nothing of a single letter', async () => {
  expect(await reference.nearest('b', { language: 'en', count: 5, typing: true })).toEqual([]);
});

it.each([
  'my neighbour Bob',
  'the politics of Zorgon',
  'quarterly results of Acme',
  'history',
  'the',
  '',
  'jazz in the parliament of Andorra',
])('serves nothing on "%s"', async (topic) => expect(await find(topic)).toEqual([]));

it('does not serve a city to whom asks for its country, but names it', async () => {
  expect(await find('Japan')).toEqual([]);
  expect(await reference.nearest('Japan', { language: 'en', count: 5 })).toContain('Tokyo');
});

it('names what comes nearest', async () => {
  const nearest = await reference.nearest('roman roads of Zorgon', { language: 'en', count: 3 });
  expect(nearest).toContain('The Roman Empire');
  expect(nearest.length).toBeLessThanOrEqual(3);
});

it('has nothing in a language without articles', async () => {
  expect(await find('Zwarte gaten', 'nl')).toEqual([]);
  expect(await reference.nearest('Zwarte gaten', { language: 'nl', count: 3 })).toEqual([]);
});
