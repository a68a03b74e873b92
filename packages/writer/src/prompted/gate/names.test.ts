import type { Basis } from '@parlance/artifacts/script';
import { evidenceOf } from '@parlance/claims/gate/evidence';
import type { LineKind } from '@parlance/kernel/line-support';
import { briefFor } from '@parlance/ports/suites/writer';
import { expect, it } from 'vitest';
import { type GateRules, lineFaults } from './chapter-gate.ts';

const TEXT =
  'On 22 December 1938 Ada Holm left the East African coast. Carl Berg, an Austrian trader, came from Hungary to South Africa by way of East London and the West Coast.';

async function found(text: string, words?: string, kind: LineKind = 'fact') {
  const brief = briefFor('en-US');
  const passages = [{ id: 'p1', kind: 'paragraph' as const, text: TEXT, address: { paragraph: 0 } }];
  const rules: GateRules = {
    brief,
    evidence: await evidenceOf({ language: 'en', passages }, brief, []),
    recites: () => false,
    detect: () => undefined,
  };
  const open = (basis: readonly Basis[]) =>
    lineFaults({ speaker: 'HOST', kind, text, cites: ['p1'], basis }, undefined, rules);
  const doubts = open([]).flatMap(({ doubt }) => doubt ?? []);
  const basis =
    words === undefined ? [] : doubts.map((doubt) => ({ claim: doubt.text, passage: 'p1', words }));
  return open(basis).map(({ doubt }) => (doubt ? 'doubt' : 'certain'));
}

it.each([
  ['a country told by its people', 'The trader came from Austria.'],
  ['part of a continent told by its people', 'She left the coast of East Africa.'],
])('lets %s pass', async (_, text) => {
  expect(await found(text)).toEqual([]);
});

it('takes a feast in an image for no time', async () => {
  expect(await found('Her trunk smelled as if Christmas were inside.', undefined, 'illustration')).toEqual(
    [],
  );
});

it.each([
  ['puts a country in place of another', 'The trader came from Australia.', ['certain']],
  ['has a country besides others', 'He came from Hungary, Austria and Poland.', ['doubt']],
  ['exchanges two people', 'It was Carl Holm who left.', ['certain']],
  ['exchanges two places', 'He saw the East Coast.', ['doubt']],
  ['names a new place', 'He went on to East Kilbride.', ['doubt']],
  ['names a feast', 'She left before Christmas.', ['doubt']],
])('finds that a line %s', async (_, text, kinds) => {
  expect(await found(text)).toEqual(kinds);
});

it.each([
  ['a feast by a date', 'She left before Christmas.', 'On 22 December 1938', []],
  ['no feast by something else', 'She left before Christmas.', 'Ada Holm left', ['doubt']],
  ['no place by two halves', 'He saw the East Coast.', 'East London and the West Coast', ['doubt']],
  ['no country by others', 'He came from Hungary, Austria and Poland.', 'came from Hungary', ['doubt']],
])('bears out %s', async (_, text, words, left) => {
  expect(await found(text, words)).toEqual(left);
});
