import { en } from '@parlance/language/languages/en/en';
import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { understand } from './understand.ts';

const sayableOf = (text: string): string[] =>
  understand(sourceOf(text, 'en'), briefFor('en-US'), en)
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
  });
});

describe('what is made for the eye', () => {
  it('is left out: what one does on a screen', () => {
    expect(
      sayableOf('The cluster is far away from us. Click on its centre, and zoom in to see all of it.'),
    ).toEqual(['The cluster is far away from us.']);
  });
});
