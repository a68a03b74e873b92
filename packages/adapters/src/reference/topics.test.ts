import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { almanac } from './almanac.ts';

const reference = almanac(join(import.meta.dirname, '../../../almanac'));
const signal = new AbortController().signal;

/** As people type them, and what may be served or offered; the rules were made on others. */
const TOPICS: [topic: string, ...right: string[]][] = [
  ['How do whales sing?', 'Whales'],
  ['why cats purr', 'Cats'],
  ['The life of Shakespeare', 'William Shakespeare', 'Shakespeare'],
  ['how the internet actually works', 'The internet'],
  ['what happened to the Aztecs', 'The Aztecs', 'Aztecs'],
  ['why do volcanoes erupt', 'Volcanoes'],
  ['The plague in medieval Europe', 'The Black Death'],
  ['how to start investing', 'Stock markets', 'Compound interest', 'Bonds', 'Pensions'],
  ['mars colonization', 'Mars'],
  ['are electric cars really greener', 'Electric cars'],
  ['Van Gogh and his brother', 'Vincent van Gogh'],
  ['the moon landing', 'The Moon', 'The race to the Moon'],
  ['what is dark matter', 'Dark matter'],
  ['how our immune system remembers', 'The immune system'],
  ['Genghis Khan', 'The Mongol Empire'],
  ['mushrooms', 'Fungi'],
  ['why the dinosaurs died out', 'Dinosaurs'],
  ['the stock market crash of 1929', 'The Great Depression', 'Stock markets'],
  ['Beethoven', 'Ludwig van Beethoven'],
  ['how does a nuclear reactor work', 'Nuclear energy'],
  ['chess openings', 'Chess'],
  ['what plants do with sunlight', 'Photosynthesis'],
  ['tea ceremony in Japan', 'Tea'],
  ['how the brain stores memories', 'Memory', 'The human brain'],
  ['earthquake prediction', 'Earthquakes'],
  ['Lenin and the revolution', 'The Russian Revolution'],
  ['the history of bread', 'Bread and fermentation', 'Bread'],
  ['how encryption protects my messages', 'Cryptography'],
  ['Machu Picchu', 'The Inca Empire'],
  ['why do we have taxes', 'Taxes'],
  ['octopus intelligence', 'Octopuses'],
  ['GPS satellites', 'GPS and satellite navigation'],
  ['how do rockets get to space', 'Rockets', 'The race to the Moon'],
  ['Brexit'],
  ['the best way to reduce stress', 'Stress'],
  ['gut bacteria and health', 'The gut microbiome'],
  ['Sherlock Holmes'],
  ['climbing Mount Everest', 'Mount Everest'],
  ['how does a camera work', 'Photography'],
  ['qwerty lorem flurble'],
];

/** The article, a choice that holds it, or, where there is none, no false promise. */
async function isHonest([topic, ...right]: (typeof TOPICS)[number]): Promise<boolean> {
  const [first] = await reference.find(topic, { language: 'en', signal });
  if (first) return right.includes(first.title);
  const offered = await reference.nearest(topic, { language: 'en', count: 5 });
  return right.length === 0 ? true : offered.some((title) => right.includes(title));
}

it('serves or offers the right article for 38 of 40 natural topics', async () => {
  const honest = await Promise.all(TOPICS.map(isHonest));
  const wrong = TOPICS.filter((_, index) => !honest[index]).map(([topic]) => topic);
  expect(TOPICS).toHaveLength(40);
  expect(wrong.length, wrong.join('; ')).toBeLessThanOrEqual(2);
});

it.each([
  'zzxqv blorptang wibble',
  'The zorblax rebellion of 3024',
  'asdf thing stuff',
  'qwerty lorem flurble',
])('suggests nothing for "%s"', async (topic) => {
  expect(await reference.find(topic, { language: 'en', signal })).toEqual([]);
  expect(await reference.nearest(topic, { language: 'en', count: 5 })).toEqual([]);
});

/** What stands in the create page's empty topic field. */
function exampleTopic(locale: string): string {
  const catalogue = join(import.meta.dirname, `../../../../apps/web/src/lib/locales/${locale}/compose.json`);
  return JSON.parse(readFileSync(catalogue, 'utf8')).source.topic.placeholder;
}

it.each([
  [exampleTopic('en-US'), 'en', 'Bees'],
  [exampleTopic('pt-BR'), 'pt', 'Abelhas'],
  ['How bees communicate', 'en', 'Bees'],
  ['Como as abelhas se comunicam', 'pt', 'Abelhas'],
  ['Tides', 'en', 'The Moon'],
])('finds the examples of our own pages, and what is close to them: "%s"', async (topic, language, title) => {
  expect((await reference.find(topic, { language, signal }))[0]?.title).toBe(title);
});

it('offers what mentions a person without an article, and what was misspelled', async () => {
  expect(await reference.nearest('Mozart', { language: 'en', count: 5 })).toContain('Opera');
  expect(await reference.nearest('dinosuars', { language: 'en', count: 5 })).toContain('Dinosaurs');
});
