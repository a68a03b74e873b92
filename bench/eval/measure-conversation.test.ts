import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { PACK_OF } from '@parlance/language/languages';
import { PLAIN_PHRASES } from '@parlance/writer/plain/phrases/phrases-of';
import { describe, expect, it } from 'vitest';
import { isAcceptableName } from './conversation/chapter-names.ts';
import { danglingLines } from './conversation/references.ts';
import { richnessOf } from './conversation/richness.ts';
import { conversationMeasures, measureConversation } from './measure-conversation.ts';
import { judgeAnswer } from './measure-questions.ts';

const { en, de } = PACK_OF;

const source: SourceText = {
  title: 'The apple cave',
  language: 'en',
  passages: [
    { id: 'h', kind: 'heading', level: 1, text: 'The apple cave', address: { paragraph: 0 } },
    {
      id: 'a',
      kind: 'paragraph',
      text: 'Two growers carried ninety crates of apples into a limestone cave last autumn. They had lost three percent of the fruit by April. The cave stays at nine degrees because it lies deep under the hill.',
      address: { paragraph: 1 },
    },
    {
      id: 'b',
      kind: 'paragraph',
      text: 'A cellar in the village loses a third of its apples every winter. This is why the growers want to rent a second cave.',
      address: { paragraph: 2 },
    },
  ],
};

type Turn = [text: string, ...refs: string[]];

const scriptOf = (turns: readonly Turn[], chapters = ['Welcome']): Script => ({
  title: 'The apple cave',
  language: 'en-US',
  mode: 'dialogue',
  lines: turns.map(([text, ...sourceRefs], at) => ({
    speaker: at % 2 === 0 ? 'HOST' : 'COHOST',
    text,
    sourceRefs,
    chapter: 0,
  })),
  chapters: chapters.map((title) => ({ title, firstLine: 0 })),
  notes: '',
  warnings: [],
});

const measured = (...turns: Turn[]) => measureConversation(scriptOf(turns), source, en);

const GREETING: Turn = ['Hello, and welcome.'];
const END: Turn[] = [['That is all.'], ['Until next time.']];
const RECITED: Turn = [
  'Two growers carried ninety crates of apples into a limestone cave last autumn. They had lost three percent of the fruit by April.',
  'a',
];
const SHARED: Turn[] = [
  ['Two growers carried ninety crates of apples into a cave.', 'a'],
  ['And by April?', 'a'],
  ['They had lost three percent.', 'a'],
  ['Only three percent?'],
  ['Because the cave lies deep under the hill.', 'a'],
];

describe('measures of a conversation', () => {
  it('counts tokens, questions and short turns', () => {
    const { tokensPerTurn, questionsPer100, shortTurns } = measured(
      ['One two three four five six?'],
      ['Yes.'],
    );
    expect(tokensPerTurn).toBe(3.5);
    expect(questionsPer100).toBeCloseTo(100 / 7);
    expect(shortTurns).toBe(0.5);
  });

  it('tells reciting from sharing a thought', () => {
    const recited = measured(GREETING, RECITED, ...END);
    const shared = measured(GREETING, ...SHARED, ...END);
    expect(recited.verbatim).toBeGreaterThan(0.7);
    expect(recited.reworked).toBe(0);
    expect(shared.verbatim).toBeLessThan(0.7);
    expect(shared.reworked).toBe(1);
  });

  it('does not take a small change or a leading word for another sentence', () => {
    const contracted: Turn = ['And the cave stays at nine degrees because it lies deep under a hill.', 'a'];
    expect(measured(GREETING, contracted, ...END).reworked).toBe(0);
  });

  it('asks of reactions that they take something up', () => {
    const empty = measured(GREETING, RECITED, ['Fascinating stuff.'], RECITED, ...END);
    expect(empty).toMatchObject({ reactions: 1, contentReactions: 0 });
    const echo = measured(GREETING, RECITED, ['Ninety crates?'], RECITED, ...END);
    expect(echo).toMatchObject({ reactions: 1, contentReactions: 1 });
  });

  it('finds a reference whose antecedent was not told', () => {
    const leaning: Turn = ['This is why the growers want to rent a second cave.', 'b'];
    const antecedent: Turn = ['A cellar in the village loses a third of its apples every winter.', 'b'];
    const dangling = (...turns: Turn[]) => danglingLines(scriptOf(turns), source, en).map(({ text }) => text);
    expect(dangling(GREETING, leaning, ...END)).toEqual([leaning[0]]);
    expect(dangling(GREETING, antecedent, leaning, ...END)).toEqual([]);
    expect(dangling(GREETING, antecedent, ['Every winter?'], leaning, ...END)).toEqual([]);
    expect(dangling(GREETING, antecedent, ['Well.'], ['Go on.'], ['And?'], leaning, ...END)).toEqual([
      leaning[0],
    ]);
  });

  it('knows a hook from a greeting, a title and a long sentence', () => {
    const opens = (text: string) => measured([text, 'a'], ...END).hook;
    expect(opens('Why would anybody carry ninety crates into a cave? Hello, and welcome.')).toBe(true);
    expect(opens('Hello, and welcome. Ninety crates of apples lie in a cave.')).toBe(false);
    expect(opens('Today: the apple cave.')).toBe(false);
    expect(opens(`${RECITED[0].replace('autumn. They', 'autumn and they')} Welcome.`)).toBe(false);
  });

  it('finds names that no chapter should have', () => {
    const acceptable = (name: string, pack = en) =>
      isAcceptableName(name, new Set(['how the cave works']), pack);
    for (const name of ['Welcome', 'How the cave works', 'The black death', 'Sleep and memory', 'Who pays?'])
      expect(acceptable(name), name).toBe(true);
    for (const name of [
      'Europe and the Black Death ravaged',
      'Kublai’s',
      'country',
      'An individual developer may',
      'The $M$ window',
      'a (form',
    ])
      expect(acceptable(name), name).toBe(false);
    expect(acceptable('Das Europäischen Parlaments', de)).toBe(false);
    expect(acceptable('Das Europäische Parlament', de)).toBe(true);
  });

  it('counts richness as the human references were counted', () => {
    expect(richnessOf('a b a b')).toMatchObject({ distinct2: 2 / 3, mattr: 0.5, entropyBits: 1 });
  });

  it('holds a conversation to its targets, and a recitation not', () => {
    const missed = (turns: Turn[]) =>
      conversationMeasures([measured(...turns)], 'intermediate')
        .filter(({ ok }) => !ok)
        .map(({ label }) => label.replace(/ \(.*/, ''));
    const hooked: Turn = ['Why would anybody carry ninety crates into a cave? Hello, and welcome.'];
    expect(missed([hooked, ...SHARED, ...END])).toEqual([]);
    expect(missed([GREETING, RECITED, ['There’s another piece to this.'], RECITED, ...END])).toEqual(
      expect.arrayContaining([
        'questions in 100 tokens',
        'verbatim 5-grams',
        'sourced turns reworked',
        'reactions with content',
        'hook',
      ]),
    );
  });
});

describe('measures of answers', () => {
  const { answerNone, answerNear, answerFound } = PLAIN_PHRASES.en;
  const judged = (lead: string | undefined, told: string, answers: string[]) =>
    judgeAnswer(
      scriptOf([['What is lost by April? Ninety crates?'], [`${lead} ${told}`, 'a'], ...END]),
      answers,
      PLAIN_PHRASES.en,
    );

  it('see a denial, a claim and an answer, and not the words of the question', () => {
    const lost = 'They had lost three percent of the fruit by April.';
    expect(judged(answerNone[0], lost, ['three percent'])).toEqual({
      answerable: true,
      denied: true,
      claimed: false,
      heard: true,
    });
    expect(judged(answerFound[0], lost, [])).toMatchObject({
      answerable: false,
      denied: false,
      claimed: true,
    });
    expect(judged(answerNear[0], lost, ['ninety crates'])).toMatchObject({
      denied: false,
      claimed: false,
      heard: false,
    });
  });
});
