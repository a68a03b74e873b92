import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../fixtures/read-fixture.ts';
import { readSource } from '../read/reading.ts';
import { attend } from './attend.ts';

const HARBOUR = `# The harbour
The harbour of Veil was dug by hand. Two hundred people came from the villages around it.
Its lamp was paid for by the fishermen. They gave a tenth of every catch, because no ship could find the entrance at night.
The first ferry sailed in May of 1871. It carried horses, and it was late.
A storm broke the north wall twelve years after. Nobody was hurt, and the wall was built again of granite.
Today the quay is a market. On Saturdays people sell cheese and old books there.`;

function asking(question: string, text = HARBOUR) {
  const reading = readSource(sourceOf(text, 'en'), 'en');
  const { answer, inOrder } = attend(reading, briefFor('en-US', { question }));
  return { answer, told: inOrder(reading.sentences).map((sentence) => sentence.text), reading };
}

describe('a question', () => {
  it.each([
    ['Who paid for the lamp of the harbour?', 'Its lamp was paid for by the fishermen.'],
    ['When did the first ferry sail?', 'The first ferry sailed in May of 1871.'],
    ['Why did they give up a tenth of every catch?', 'They gave a tenth of every catch,'],
  ])('is answered first: %s', (question, answer) => {
    const { told } = asking(question);
    expect(told.slice(0, 6).some((text) => text.startsWith(answer))).toBe(true);
  });

  it('puts nothing twice and leaves nothing out', () => {
    const { told, reading } = asking('When did the first ferry sail?');
    expect(told.toSorted()).toEqual(reading.sentences.map(({ text }) => text).toSorted());
  });

  it('is claimed to be answered only where a paragraph has most of what was asked', () => {
    expect(asking('When did the first ferry sail?').answer).toBe('found');
    expect(asking('How did people get across in those days?').answer).toBe('near');
  });

  it.each(['What did Napoleon think of lamps?', 'Which cryptocurrencies fluctuate most during recessions?'])(
    'is denied where it brings along what the text never speaks of: %s',
    (question) => {
      const { answer, told } = asking(question);
      expect(answer).toBe('none');
      expect(told[0]).toBe('The harbour of Veil was dug by hand.');
    },
  );

  it('is not denied for a name that stands in another form', () => {
    expect(asking('What was it that Veil’s fishermen paid for?').answer).not.toBe('none');
  });
});

describe('an emphasis', () => {
  const sections = `The coast has three old trades.\n# Ropes\nRopes were made of hemp. The walk was long and dark.\n# Salt\nSalt was boiled in iron pans. The fires burned day and night.\n# Nets\nNets were tied in winter. Women did most of it.`;
  const stressing = (emphasis: string, text: string) => {
    const reading = readSource(sourceOf(text, 'en'), 'en');
    const { pull, inOrder, answer } = attend(reading, briefFor('en-US', { emphasis }));
    return { pull, told: inOrder(reading.sentences).map((sentence) => sentence.text), answer };
  };

  it('is told right behind the beginning, and its paragraph with it', () => {
    const { told, pull, answer } = stressing('salt', sections);
    expect(told.slice(0, 3)).toEqual([
      'The coast has three old trades.',
      'Salt was boiled in iron pans.',
      'The fires burned day and night.',
    ]);
    expect(told.at(-1)).toBe('Women did most of it.');
    expect(pull.size).toBe(2);
    expect(answer).toBe('found');
  });

  it('moves nothing where the order means something', () => {
    const steps = sections.replace('Salt was boiled in iron pans.', '- Boil the salt in iron pans.');
    expect(stressing('salt', steps).told[1]).toBe('Ropes were made of hemp.');
  });
});
