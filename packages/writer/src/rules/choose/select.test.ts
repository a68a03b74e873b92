import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import type { Marked } from '../marks/marked.ts';
import { scoreSentences } from '../marks/score.ts';
import { en } from '../testing/packs.ts';
import { understandSource } from '../testing/understand-source.ts';
import { budgetFor } from './budget.ts';
import { findParts } from './chapters.ts';
import { makePlan } from './plan.ts';
import { Closures } from './runs.ts';
import { Selection } from './select.ts';

const brief = briefFor('en-US');

/** What is told of the sentences that are asked for, in so many words. */
function toldOf(text: string, words: number, isAskedFor: (sentence: Marked) => boolean = () => true): string {
  const { understanding } = scoreSentences(understandSource(sourceOf(text, 'en'), brief, en), brief);
  const selection = new Selection(understanding, new Closures(understanding.sentences));
  selection.fill(understanding.sentences.filter(isAskedFor), words);
  return [...selection.chosen]
    .sort((a, b) => a.index - b.index)
    .map((sentence) => sentence.text)
    .join(' ');
}

describe('what is told of a text', () => {
  const lake = [
    '# The lake',
    '## Below',
    'Divers have found warm springs at the bottom of the lake. Nobody has counted them so far.',
    '## Above',
    'Fish gather near the northern shore in winter, when the rest of the lake is covered by ice. These springs never freeze, and herons come from far away to fish there.',
  ].join('\n');

  it('points at nothing by name that nobody has heard of', () => {
    expect(toldOf(lake, 80, ({ section }) => section === 2)).not.toContain('These springs');
    expect(toldOf(lake, 80)).toContain('These springs');
  });

  const bakers =
    'The bakers of the town wrote to the mayor about the new road. In their letter they looked at the old plans and reached different conclusions. Flour would arrive two hours later than before, and bread would be sold out by nine in the morning on every market day of the year.';

  it('promises nothing that there is no room for', () => {
    expect(toldOf(bakers, 60)).toContain('different conclusions. Flour would arrive');
    expect(toldOf(bakers, 25)).not.toContain('different conclusions');
  });

  it('leaves a paragraph where something of it can’t be told', () => {
    const gap =
      'The mill on the river was built by three brothers in a dry summer. “Nobody will ever grind corn in this valley again, and whoever says so has never stood here in winter.” The line was painted over the door. Ducks breed on the roof of the mill, and tourists come to see them in May.';
    expect(
      toldOf(
        `${gap}\nThe river is shallow, and boats with a keel never come up from the sea to the town.`,
        35,
      ),
    ).not.toContain('Ducks breed');
  });

  const story = [
    'Bread in a shop is sold by the day, and prices change with the weather more than with the price of flour.',
    'Imagine a baker who opens a shop on a Monday in spring.',
    ...[
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
      'second Monday',
      'second Tuesday',
      'last day',
    ].map((day) => `- On the ${day} some other customer asks for another kind of loaf.`),
    'In the end every shop sells the same seven kinds of bread, because nobody can bake them all.',
  ].join('\n');

  it('tells a made-up story to its end or not at all', () => {
    const told = toldOf(story, 90);
    expect(told).toContain('sold by the day');
    expect(told).not.toMatch(/Imagine|customer asks/);
  });
});

describe('what is told of questions and answers', () => {
  const page = (...answers: [string, ...string[]][]): string =>
    ['# Bread', ...answers.flatMap(([question, ...answer]) => [`## ${question}`, ...answer])].join('\n');
  const others: [string, ...string[]][] = [
    ['Why does bread get stale?', 'The starch in it turns hard again within a day or two of baking.'],
    ['Can old bread be used?', 'Dry bread makes good crumbs, and many soups begin with a stale loaf.'],
  ];
  const flour: [string, ...string[]] = [
    'Which flour should a new baker buy for rye bread?',
    'The answer is complicated.',
    'Much depends on the oven, the weather and the season in which somebody begins to bake at home.',
    'Mills differ in what they sell, and shops differ in what they keep on their shelves over the winter months.',
    'Neighbours like to give advice, and hardly two of them agree on any of it in the end.',
    'Most books list a dozen sorts and leave the choice to the person who reads them in the kitchen.',
    'Prices rise and fall with the harvest, and with the distance to the nearest mill of any size.',
    'A new baker should buy medium rye flour.',
  ];

  it('has the sentence that answers most directly', () => {
    expect(toldOf(page(flour, ...others), 60)).toContain('should buy medium rye flour');
  });

  it('is no answer that breaks off in its first words', () => {
    const oven: [string, ...string[]] = [
      'Which oven is best?',
      'Nobody knows for sure.',
      'Stone keeps the heat for hours, and steel is warm within minutes, so that much depends on the size of the kitchen.',
    ];
    expect(toldOf(page(oven, ...others), 10, ({ index }) => index < 3)).not.toContain('Which oven');
  });

  it('is not parted into chapters inside an answer', () => {
    const read = understandSource(sourceOf(page(flour, ...others, flour), 'en'), brief, en);
    const { understanding } = scoreSentences(read, brief);
    const budget = { ...budgetFor(brief, 300), unheadedChapterWords: 30, maxChapters: 9 };
    for (const part of findParts(understanding, brief, budget, false))
      expect(part.sentences[0]?.asked).toBe(true);
  });
});

describe('what belongs to a told sentence', () => {
  const offer =
    'The owners of the ferry refused an offer of two million last spring. Bad move. The bridge opened in June. Nobody takes the ferry to the island any more, and the owners look for work.';

  it('is told with it, however short: the words that drive it home', () => {
    const understanding = understandSource(sourceOf(offer, 'en'), brief, en);
    const selection = new Selection(understanding, new Closures(understanding.sentences));
    selection.take(understanding.sentences.slice(0, 1));
    selection.takeWhatBelongs();
    expect([...selection.chosen].map(({ text }) => text)).toContain('Bad move.');
  });
});

describe('the end of a text', () => {
  const parts = Array.from(
    { length: 9 },
    (_, at) =>
      `## Year ${at + 1}\nThe gardeners of the park planted trees of kind ${at + 20} along the southern wall in that year, and the largest of them all still stands near the gate. Most of the important trees of kind ${at + 20} came from the first and oldest garden of the city, because its soil was the best. Visitors of year ${at + 1} wrote about them in the book at the gate.`,
  );
  const last =
    '## Today\nWinters have grown warmer, and pests have come. A park that lives needs people who plant again and again, whatever the weather does to it. So the gardeners go on, and they teach the children of the city what a tree needs in its first ten years.';

  it('has a part in what is told, however little the rest leaves', () => {
    const read = understandSource(sourceOf(['# The park', ...parts, last].join('\n'), 'en'), brief, en);
    const { understanding, asked } = scoreSentences(read, brief);
    const plan = makePlan(understanding, brief, asked, budgetFor(brief, 260));
    const told = [
      ...plan.opening,
      ...plan.chapters.flatMap(({ runs }) => runs),
      plan.closing?.run ?? [],
    ].flat();
    expect(told.some(({ section }) => section === parts.length + 1)).toBe(true);
  });
});

describe('what a text begins with', () => {
  const article = [
    '# The ferry stops',
    'The ferry stopped on Monday after its ramp broke in the storm. It failed.',
    'The crew was led by Ada Hill, Ben Cole, who advises Clara Dow, and Commissioner Dan East.',
    'The ramp carries every car that leaves the island, so farmers pour away their milk each morning.',
    ...Array.from(
      { length: 20 },
      (_, at) =>
        `Shop ${at + 1} on the far quay sold rope and paint to sailors of that year without much ado.`,
    ),
  ].join('\n');

  it('is told in its order, without its row of names', () => {
    const { understanding } = scoreSentences(understandSource(sourceOf(article, 'en'), brief, en), brief);
    const selection = new Selection(understanding, new Closures(understanding.sentences));
    selection.begin(understanding.sentences, 30);
    const told = [...selection.chosen].map(({ text }) => text).join(' ');
    expect(told).toContain('It failed.');
    expect(told).toContain('pour away their milk');
    expect(told).not.toContain('Ben Cole');
  });
});
