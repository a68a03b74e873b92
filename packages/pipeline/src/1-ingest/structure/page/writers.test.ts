import { expect, it } from 'vitest';
import { paste, TIDE, WIND } from '../testing/telling.ts';

const bylineIn = (line: string) =>
  paste(`# Boats at night\n\n${line}\n\n${TIDE}\n\n${WIND}`).passages.find(({ kind }) => kind === 'byline')
    ?.text;

it.each([
  ['By Ada Hill, Harbour Times', 'By Ada Hill, Harbour Times'],
  ['Written by Ada Hill, 6 January 1994.', 'Written by Ada Hill, 6 January 1994.'],
  ['By Ada Hill | 3 June | 2 min read', 'By Ada Hill, 3 June'],
])('a line that says who wrote a text is a passage of its own kind: %s', (line, byline) => {
  expect(bylineIn(line)).toBe(byline);
});

it.each(['By the harbour nobody sleeps when the wind is in the north and the boats are out.', 'By noon'])(
  'a line that only begins like it is told: %s',
  (line) => expect(bylineIn(line)).toBeUndefined(),
);
