import { expect, it } from 'vitest';
import { answerReader } from './read-answer.ts';

const WHOLE = JSON.stringify({
  names: [{ source: 'a "b" {c}', said: '[d' }],
  lines: ['HOST: One, "two" [p1]', { speaker: 'HOST', text: 'x', cites: ['p1'] }, 'a \\ b'],
  title: 'lines',
  rest: [{ tells: 't', passages: ['p1', 'p2'] }],
});

function elements(text: string, size: number): [string, unknown][] {
  const found: [string, unknown][] = [];
  const read = answerReader((key, element) => found.push([key, element]));
  for (let at = 0; at < text.length; at += size) read(text.slice(at, at + size));
  return found;
}

it.each([1, 7, 10_000])('tells each element as soon as it is whole, in pieces of %i', (size) => {
  const answer = JSON.parse(WHOLE) as { names: unknown[]; lines: unknown[]; rest: unknown[] };
  expect(elements(WHOLE, size)).toEqual([
    ...answer.names.map((one) => ['names', one]),
    ...answer.lines.map((one) => ['lines', one]),
    ...answer.rest.map((one) => ['rest', one]),
  ]);
});

it('tells what is whole of an answer that breaks off', () => {
  const cut = WHOLE.slice(0, WHOLE.indexOf('a \\\\') + 2);
  expect(elements(cut, 5).filter(([key]) => key === 'lines')).toHaveLength(2);
});

it('passes over what stands before the object, and line breaks inside a string', () => {
  expect(elements('Here it is:\n```json\n{"lines": ["HOST: a\nb"]}\n```', 4)).toEqual([
    ['lines', 'HOST: a b'],
  ]);
});
