import { describe, expect, it } from 'vitest';
import { markSentences } from './source-sentences.ts';

const PASSAGE =
  'The first tower stood for four years. A storm in 1703 carried it away with its builder. Nobody was ever found.';

const marked = (line: string, passage = PASSAGE, language = 'en-US') =>
  markSentences(passage, line, language)
    .filter(({ isMarked }) => isMarked)
    .map(({ text }) => text.trim());

describe('markSentences', () => {
  it('marks the sentence that is retold, also in other words around it', () => {
    expect(marked('And then the storm carried it away, builder and all.')).toEqual([
      'A storm in 1703 carried it away with its builder.',
    ]);
  });

  it('marks one for each sentence of the line', () => {
    expect(marked('The first tower stood four years. Then a storm carried it away.')).toHaveLength(2);
  });

  it('marks nothing when nothing is retold, and gives the whole passage back', () => {
    expect(marked('Really? Tell me more.')).toEqual([]);
    const stretches = markSentences(PASSAGE, 'A storm carried it away.', 'en-US');
    expect(stretches.map(({ text }) => text).join('')).toBe(PASSAGE);
  });

  it('leaves a passage of one sentence as it is', () => {
    expect(marked('The tower stood four years.', 'The first tower stood for four years.')).toEqual([]);
  });
});
