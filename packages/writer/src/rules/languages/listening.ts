import { PART, type SharingRule, TEXT } from './sharing.ts';

type Asks = readonly string[];

/** What shows that somebody who listens could ask, and what they ask. Patterns; marks stay with what they lead in. */
export type ListeningWords = {
  /** Subject, verb in a simple tense, object: `{sub}` and `{mark}` stand in the question. */
  object: { subjects: string; verbs: string; objects: string; ends?: string; ask: Asks };
  examples: { marks: string; notIn: string; ask: Asks };
  purpose: { tail: string; ask: Asks };
  announced: { nouns: string; opens: string; ask: Asks };
};

const asked = (main: string, ask: Asks, answer: string): SharingRule['turns'] => [
  ['tell', main],
  ['ask', ask],
  ['tell', answer],
];

/** The questions that are asked alike in several languages. */
export function listeningRules(words: ListeningWords): readonly SharingRule[] {
  const { object, examples, purpose, announced } = words;
  const ends = object.ends === undefined ? '' : `(?<! (?:${object.ends}))`;
  return [
    {
      id: 'object-does',
      pattern: `^(?<sub>(?:${object.subjects})${PART}{2,60}?) (?<mark>${object.verbs}) (?<rest>(?:${object.objects})${TEXT}{6,200})${ends}\\.$`,
      turns: [
        ['ask', object.ask],
        ['tell', '{Rest}.'],
      ],
      cost: -2.2,
      answers: 'thing',
    },
    {
      id: 'examples-such',
      pattern: `^(?<main>${TEXT}{20,150}), (?:${examples.marks}) (?<rest>(?!.*(?<!\\p{L})(?:${examples.notIn})(?!\\p{L}))${TEXT}{4,140})\\.$`,
      turns: asked('{Main}.', examples.ask, '{Rest}.'),
      cost: -1.9,
      unfronted: true,
      ofSeveral: true,
    },
    {
      id: 'purpose-for',
      pattern: `^(?<main>${PART}{16,150}?),? (?<rest>${purpose.tail})\\.$`,
      turns: asked('{Main}.', purpose.ask, '{Rest}.'),
      cost: -1.9,
      tellsWhat: true,
      scoped: true,
    },
    {
      id: 'colon-which',
      pattern: `^(?<main>(?=[^:]*(?<!\\p{L})(?:${announced.nouns})(?!\\p{L}))${TEXT}{10,110}): (?<rest>(?:${announced.opens})${TEXT}{12,200})\\.$`,
      turns: asked('{Main}.', announced.ask, '{Rest}.'),
      cost: -2,
      restIsClause: true,
    },
  ];
}
