import { describe, expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

describe('the first words of a text', () => {
  it('are the whole of a short one, without its full stop', () => {
    expect(firstWords('The harbour.', 'en', 40)).toBe('The harbour');
    expect(firstWords('Where is it?', 'en', 40)).toBe('Where is it?');
  });

  it('end where a word ends', () => {
    expect(firstWords('The harbour was quiet, and nobody came.', 'en', 24)).toBe('The harbour was quiet…');
  });

  it('fit also where no spaces are set, and where there is only one word', () => {
    expect(firstWords('港口很古老船只在等待潮水', 'zh', 8).length).toBeLessThanOrEqual(8);
    expect(firstWords('a'.repeat(100), 'en', 10)).toBe(`${'a'.repeat(9)}…`);
  });
});
