import { describe, expect, it } from 'vitest';
import { TALK_PACKS } from '../languages/talk-packs.ts';
import { weigher } from './judgement.ts';

describe('what was learned', () => {
  it('is weighed sign by sign', () => {
    const weigh = weigher({ bias: 0, weights: 'w however 2|\nend ? -1|b this is 0.5' });
    expect(weigh([])).toBe(0.5);
    expect(weigh(['w however', 'w unknown'])).toBeCloseTo(1 / (1 + Math.exp(-2)));
    expect(weigh(['b this is', 'end ?'])).toBeCloseTo(1 / (1 + Math.exp(0.5)));
  });

  it.each(
    TALK_PACKS.flatMap(({ language, judgement }) => (judgement ? [[language, judgement] as const] : [])),
  )('is a number for every sign: %s', (_, { unfit, leans }) => {
    for (const { weights } of [unfit, leans])
      for (const entry of weights.split('|')) expect(entry.trim()).toMatch(/^\S.* -?\d+(?:\.\d+)?$/);
  });
});
