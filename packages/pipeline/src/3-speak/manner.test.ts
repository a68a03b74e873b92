import { expect, it } from 'vitest';
import { mannerOf } from './manner.ts';

it('is what the script says, else what the words are', () => {
  const manner = (text: string) => mannerOf({ text }, 'en-US');
  expect(manner('It broke in March.')).toBe('plain');
  expect(manner('And why did nobody notice, in all those years, that it had never been tested?')).toBe(
    'question',
  );
  expect(manner('“Was it ever tested?”')).toBe('quotation');
  expect(manner('(And nobody had noticed.)')).toBe('aside');
  expect(mannerOf({ text: 'Why?', delivery: { kind: 'recap' } }, 'en-US')).toBe('recap');
  expect(manner('Exactly.')).toBe('reaction');
  expect(mannerOf({ text: 'E por que ninguém viu?' }, 'pt-BR')).toBe('question');
});
