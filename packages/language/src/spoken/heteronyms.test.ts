import { expect, it } from 'vitest';
import { sayWords, splitWords } from './spoken-text.ts';

it.each([
  ['The lead pipe will lead there.', 'The led pipe will lead there.'],
  ['Wind the clock when the wind blows.', 'wined the clock when the wind blows.'],
  ['Please close the door of a close friend.', 'Please cloze the door of a close friend.'],
  ['They live here and sang live on stage.', 'They liv here and sang lyve on stage.'],
  ['I have read it and will read it.', 'I have red it and will read it.'],
  ['He used to use the use of it.', 'He yoost to yooz the yooss of it.'],
])('tells words that are spelt alike by their neighbours: %s', (written, said) => {
  expect(sayWords(splitWords(written), 'en-US').join(' ')).toBe(said);
});
