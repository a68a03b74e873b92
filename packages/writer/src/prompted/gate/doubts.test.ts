import type { Basis } from '@parlance/artifacts/script';
import { evidenceOf } from '@parlance/claims/gate/evidence';
import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { cited, type GateRules, lineFaults, withBasis } from './chapter-gate.ts';

const LONG = 'with six partners it went on through a long winter, '.repeat(9).trim();
const TEXT = [
  `Ada Holm, born in 1869 in Norrland, opened the mill with six partners. Twenty years later she sold it for 40,000 crowns, half of it in gold. ${LONG}`,
  'The first wheel weighed 165 pounds, the second 53. They took five stones, two of which broke.',
  'Work began on 14 December 1911 and ended on 17 January 1912. The owners were Holm, Berg and Lind.',
  'In 1920 a Danish firm bought 43 boats. Elizabeth Berg ran it until June 1924, and for three weeks longer.',
];

async function rulesFor(): Promise<GateRules> {
  const passages = TEXT.map((text, at) => ({
    id: `p${at + 1}`,
    kind: 'paragraph' as const,
    text,
    address: { paragraph: at },
  }));
  const brief = briefFor('en-US');
  const evidence = await evidenceOf({ language: 'en', passages }, brief, []);
  return { brief, evidence, recites: () => false, detect: () => undefined };
}

type Quote = [claim: string, passage: string, words: string];

/** What the gate has against a line of these passages, once somebody quoted something for it. */
async function left(text: string, cites: string[], quotes: Quote[] = []) {
  const rules = await rulesFor();
  const basis = quotes.map(([claim, passage, words]): Basis => ({ claim, passage, words }));
  const line = cited({ speaker: 'HOST', kind: 'fact', text, cites }, undefined, rules);
  return lineFaults(withBasis(line, undefined, basis, rules), undefined, rules);
}

describe('a doubt', () => {
  it.each<[string, string[], Quote[]]>([
    ['Seven of them, counting her.', ['p1'], [['Seven', 'p1', 'with six partners']]],
    [
      'Twenty thousand of it was gold.',
      ['p1'],
      [['Twenty thousand', 'p1', '40,000 crowns, half of it in gold']],
    ],
    [
      'The new one has lost two thirds of the weight.',
      ['p2'],
      [['two thirds', 'p2', 'The first wheel weighed 165 pounds, the second 53']],
    ],
    ['Three stones came home.', ['p2'], [['Three', 'p2', 'They took five stones, two of which broke']]],
    [
      'It was lighter by a hundred and twelve.',
      ['p2'],
      [
        ['hundred and twelve', 'p2', 'weighed 165 pounds'],
        ['a hundred and twelve', 'p2', 'the second 53'],
      ],
    ],
    ['It ended in July.', ['p4'], [['July', 'p4', 'until June 1924, and for three weeks longer']]],
    ['And then Liz takes over.', ['p4'], [['Liz', 'p4', 'Elizabeth Berg ran it']]],
  ])('is settled by words that it follows from: %s', async (text, cites, quotes) => {
    const open = await left(text, cites);
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter(({ doubt }) => doubt === undefined)).toEqual([]);
    expect(await left(text, cites, quotes)).toEqual([]);
  });

  it.each<[string, string, string[], Quote[]]>([
    ['whole passages are quoted', 'Seven of them.', ['p1'], [['Seven', 'p1', LONG]]],
    ['nobody quotes anything', 'She sold it in 1892.', ['p1'], []],
    ['the words stand nowhere', 'Seven of them.', ['p1'], [['Seven', 'p1', 'with seven partners']]],
    ['the words stand elsewhere', 'Seven of them.', ['p1'], [['Seven', 'p2', 'with six partners']]],
    [
      'one of the quotations is made up',
      'Seven of them.',
      ['p1'],
      [
        ['Seven', 'p1', 'with six partners'],
        ['Seven', 'p1', 'and herself'],
      ],
    ],
    ['the words are for something else', 'Seven of them.', ['p1'], [['eight', 'p1', 'with six partners']]],
    ['there is nothing to reckon with', 'Seven of them.', ['p1'], [['Seven', 'p1', 'opened the mill']]],
    [
      'the year does not come out',
      'She sold it in 1892.',
      ['p1'],
      [
        ['1892', 'p1', 'born in 1869 in Norrland'],
        ['1892', 'p1', 'Twenty years later'],
      ],
    ],
    [
      'the number does not come out',
      'The wheel lost 130 pounds.',
      ['p2'],
      [['130', 'p2', 'weighed 165 pounds, the second 53']],
    ],
    [
      'the month is simply another',
      'Work began in November.',
      ['p3'],
      [['November', 'p3', 'Work began on 14 December 1911']],
    ],
    [
      'the decade is simply another',
      'She was born in the fifties.',
      ['p1'],
      [['fifties', 'p1', 'born in 1869']],
    ],
    [
      'the same thing is counted otherwise',
      'It took her nine weeks longer.',
      ['p4'],
      [['nine', 'p4', 'for three weeks longer']],
    ],
    [
      'the name has nothing of the other',
      'It was a man called Kowalski.',
      ['p3'],
      [['Kowalski', 'p3', 'The owners were Holm, Berg and Lind']],
    ],
  ])('stays where %s', async (_, text, cites, quotes) => {
    const open = await left(text, cites, quotes);
    expect(open.length).toBeGreaterThan(0);
  });
});

describe('what the source speaks against', () => {
  it.each<[string, string, string[], Quote[]]>([
    ['another count', 'They bought 37 boats.', ['p4'], [['37', 'p4', 'bought 43 boats']]],
    ['another country', 'A Swedish firm bought them.', ['p4'], [['Swedish', 'p4', 'In 1920 a Danish firm']]],
    [
      'a name that looks alike',
      'The mill was run by Mrs Bert.',
      ['p3'],
      [['Bert', 'p3', 'Holm, Berg and Lind']],
    ],
    [
      'a surname for somebody who has one',
      'It was Ada Hansen who opened it.',
      ['p1'],
      [['Hansen', 'p1', 'Ada Holm']],
    ],
    ['a passage that does not exist', 'It ran on water.', ['p9'], [['water', 'p1', 'the mill']]],
  ])('is refused whatever is quoted: %s', async (_, text, cites, quotes) => {
    const open = await left(text, cites, quotes);
    expect(open.some(({ doubt }) => doubt === undefined)).toBe(true);
  });
});
