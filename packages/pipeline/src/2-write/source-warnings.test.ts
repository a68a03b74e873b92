import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { expect, it } from 'vitest';
import { sourceWarnings } from './source-warnings.ts';

const brief = { source: { type: 'text', text: '' } } as Brief;
const french = (text: string): SourceText => ({
  language: 'fr',
  passages: [{ id: 'p1', kind: 'paragraph', text: text.repeat(40), address: { paragraph: 0 } }],
});

it('says when the letters are missing that the language marks', () => {
  const lost = french('La premire version a t dveloppe en ville et utilise par tous les marins. ');
  expect(sourceWarnings(lost, brief)).toEqual(['letters_missing']);
  const whole = french('La première version a été développée en ville et utilisée par tous. ');
  expect(sourceWarnings(whole, brief)).toEqual([]);
});
