import type { SourceText } from '@parlance/artifacts/source-text';
import { evidenceOf } from '@parlance/claims/gate/evidence';
import { briefFor } from '@parlance/ports/suites/writer';
import { expect, it } from 'vitest';
import type { DraftLine, GateRules } from './gate/chapter-gate.ts';
import { takeTurns } from './take-turns.ts';

const source: SourceText = {
  language: 'en',
  passages: [
    {
      id: 'p1',
      kind: 'paragraph',
      text: 'The light was lit in 1869 by six keepers.',
      address: { paragraph: 0 },
    },
  ],
};
const brief = briefFor('en-US');
const rules: GateRules = {
  brief,
  evidence: await evidenceOf(source, brief, []),
  recites: () => false,
  detect: (text) => (text.includes('luz') ? 'pt' : undefined),
};
const welcome: DraftLine[] = [
  { speaker: 'HOST', text: 'Hello, this is AI.', cites: [], kind: 'bridge' },
  { speaker: 'COHOST', text: 'Hello.', cites: [], kind: 'reaction' },
];
const TRUE = 'HOST: The light was lit in 1869. [p1]';

function taking(lines: string[], own: Partial<Parameters<typeof takeTurns>[0]> = {}) {
  const told: string[] = [];
  const taker = takeTurns({
    rules,
    mode: 'dialogue',
    welcome,
    before: undefined,
    chapters: 0,
    onTurn: ({ text }) => told.push(text),
    ...own,
  });
  for (const line of lines) taker.take(line);
  const early = [...told];
  const { turns, titles } = taker.end();
  return { early, told, turns, titles, said: turns.map(({ speaker, text }) => `${speaker}: ${text}`) };
}

it('lets each turn go on as soon as the one behind it has begun', () => {
  const { early, told } = taking([TRUE, 'COHOST: In 1869?', TRUE, 'COHOST: So six keepers lit it then.']);
  expect(early).toHaveLength(3);
  expect(told).toHaveLength(6);
});

it('keeps a doubted turn and all behind it for whoever reads again', () => {
  const { told, turns } = taking([
    TRUE,
    'COHOST: By seven?',
    'HOST: In 1912. [p1]',
    'COHOST: Ah.',
    TRUE,
    'COHOST: Six.',
  ]);
  expect(told).toEqual(['The light was lit in 1869.', 'By seven?']);
  expect(turns.length).toBe(8);
});

it('greets where it is told to, by whoever is due', () => {
  const { said } = taking([TRUE, 'WELCOME', 'COHOST: And then?', TRUE, 'COHOST: Six.', TRUE]);
  expect(said.slice(1, 3)).toEqual(['COHOST: Hello, this is AI.', 'HOST: Hello.']);
});

it('never greets between a question and its answer', () => {
  const { said } = taking([
    TRUE,
    'COHOST: By whom?',
    'WELCOME',
    'HOST: By six keepers. [p1]',
    'COHOST: Six.',
    TRUE,
  ]);
  expect(said.findIndex((line) => line.includes('this is AI'))).toBe(3);
});

it('greets by itself where nobody said when', () => {
  const many = Array.from({ length: 12 }, () => [TRUE, 'COHOST: Six keepers.']).flat();
  expect(taking(many).said.filter((line) => line.includes('this is AI'))).toHaveLength(1);
  expect(taking([TRUE, 'COHOST: Six.']).said).toHaveLength(4);
});

it('makes one turn of two items by the same, and turns of lines without a name', () => {
  expect(taking([TRUE, 'HOST: By six. [p1]', 'COHOST: Six!'], { welcome: [] }).said).toEqual([
    'HOST: The light was lit in 1869. By six.',
    'COHOST: Six!',
  ]);
  expect(taking(['One.', 'Two.', 'Three.'], { welcome: [] }).said).toEqual([
    'HOST: One.',
    'COHOST: Two.',
    'HOST: Three.',
  ]);
});

it('begins chapters where they are named', () => {
  const { turns, titles } = taking(['# Lit', TRUE, 'COHOST: Six.', '# Out', TRUE, 'COHOST: Ah.'], {
    welcome: [],
    chapters: 2,
  });
  expect(titles).toEqual(['Lit', 'Out']);
  expect(turns.map(({ chapter }) => chapter)).toEqual([2, 2, 3, 3]);
});

it('goes on with HOST behind what was said', () => {
  const before: DraftLine = { speaker: 'COHOST', text: 'So?', cites: [], kind: 'reaction' };
  const { said } = taking(['COHOST: As I said.', TRUE, 'COHOST: Six.'], { welcome: [], before });
  expect(said).toEqual(['HOST: The light was lit in 1869.', 'COHOST: Six.']);
});

it('lets nothing go on that is in another language', () => {
  const foreign = Array.from(
    { length: 6 },
    (_, at) => `${at % 2 ? 'COHOST' : 'HOST'}: E a luz estava acesa, a luz.`,
  );
  expect(taking(foreign, { welcome: [] }).told).toEqual([]);
});
