import { PACK_OF, WRITTEN_LANGUAGES, type WrittenLanguage } from '@parlance/language/languages';
import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { writeScript } from '../../writer.ts';
import { conditionIn, openingIn, reasonIn } from './halves.ts';
import { jointIn } from './joints.ts';
import { BETWEEN_WORDS } from './words-of.ts';

const reason = (language: WrittenLanguage, text: string) =>
  reasonIn(text, BETWEEN_WORDS[language], PACK_OF[language]);
const condition = (language: WrittenLanguage, text: string) =>
  conditionIn(text, BETWEEN_WORDS[language], PACK_OF[language]);
const opening = (language: WrittenLanguage, text: string) =>
  openingIn(text, BETWEEN_WORDS[language], PACK_OF[language]);

it.each([
  ['en', 'The cave stays cool because it lies deep under the hill.', 'Why?'],
  ['pt', 'A gaveta ficou aberta porque o apartamento é pequeno.', 'Por quê?'],
  ['fr', 'La compagnie a demandé son retrait parce qu’il pourrait distraire les conducteurs.', 'Pourquoi ?'],
] as const)('a reason in %s is asked for between two halves that both stand', (language, text, asks) => {
  const halves = reason(language, text);
  expect(halves?.asks).toBe(asks);
  expect(`${halves?.first?.slice(0, -1)} ${halves?.second}`.toLowerCase()).toBe(text.toLowerCase());
});

it.each([
  'The boat did not sink because it was heavy.',
  'She stayed only because the door was locked.',
  'When it rained, the roof leaked because nobody had mended it.',
  'He left because of the noise in the yard.',
  'They waited and sang because the ship was late again.',
  '“I left because it was late,” she said.',
])('no reason is asked for where the halves hang together: %s', (text) => {
  expect(reason('en', text)).toBeUndefined();
});

it.each([
  ['en', 'If the wind turns, the ships wait outside.', 'And if the wind turns?', 'The ships wait outside.'],
  ['de', 'Wenn der Wind dreht, warten die Schiffe.', 'Und wenn der Wind dreht?', 'Dann warten die Schiffe.'],
  ['es', 'Si el viento cambia, los barcos esperan.', '¿Y si el viento cambia?', 'Los barcos esperan.'],
] as const)('a condition in %s is asked by one and answered by the other', (language, text, asks, second) => {
  expect(condition(language, text)).toEqual({ asks, second });
  expect(condition(language, text.replace(',', ''))).toBeUndefined();
});

it.each([
  ['en', 'For example, the mill burned down twice.', 'For example?', 'The mill burned down twice.'],
  ['en', 'Instead, the mill burned down again.', 'And instead?', 'The mill burned down again.'],
  ['de', 'Heute ist die Mühle ein Café.', 'Und heute?', 'Heute ist die Mühle ein Café.'],
  ['it', 'Oggi, la casa è vuota da anni.', 'E oggi?', 'La casa è vuota da anni.'],
] as const)('what a sentence of %s begins with is asked for: %s', (language, text, asks, second) => {
  expect(opening(language, text)).toEqual({ asks, second });
});

it('asks no what-if where somebody is said to have reasoned so', () => {
  expect(condition('es', 'Si la Tierra fuera plana, dijo, las sombras serían iguales.')).toBeUndefined();
});

it('asks for nothing where the same word means something else', () => {
  expect(opening('es', 'En su casa nadie hablaba del molino viejo.')).toBeUndefined();
  expect(opening('en', 'Todayish weather came down from the hills.')).toBeUndefined();
});

it.each([
  ['They go out in their socks, and the wind does the rest.', 'And the wind does the rest.'],
  ['The council owns the hall; it was built in 1871.', 'It was built in 1871.'],
])('a sentence of two clauses can be finished by the other voice: %s', (text, second) => {
  const joint = jointIn(text, PACK_OF.en);
  expect(joint?.second).toBe(second);
  expect(`${joint?.first.slice(0, -1)}${joint?.joined}`).toBe(text);
});

it.each([
  'If it rains for a week, and the wind turns, the ships wait.',
  'She said that the hall was old, and the mayor was older than it.',
  'A came to the mill, B went to the harbour, and the others stayed there.',
  'Between the two towns, and the river is one of them, lies a marsh.',
])('no sentence is torn whose second half hangs on the first: %s', (text) => {
  expect(jointIn(text, PACK_OF.en)).toBeUndefined();
});

it.each(WRITTEN_LANGUAGES)('every question in %s asks, and none claims', (language) => {
  const { openings, condition: what, reason: why, heading, labels } = BETWEEN_WORDS[language];
  for (const { asks } of [...openings, what, why, heading]) expect(asks).toMatch(/\?$/);
  for (const asks of Object.values(labels)) expect(asks).toMatch(/\?$/);
});

describe('what is put between', () => {
  const text = Array.from(
    { length: 12 },
    (_, at) =>
      `The keeper of lamp ${at} wrote down what the harbour looked like. For example, the ice of year ${at} had broken two boats. The town paid for all of it.`,
  ).join('\n');
  const asked = (source: string, request = {}) =>
    writeScript(sourceOf(source, 'en'), briefFor('en-US', request)).lines.filter(({ text: said }) =>
      said.startsWith('For example?'),
    ).length;

  it('is never the same again and again, and not put to one voice', () => {
    expect(asked(text)).toBe(2);
    expect(asked(text, { mode: 'monologue' })).toBe(0);
  });

  it('is nothing where a text is grave, or a serious tone was asked for', () => {
    expect(asked(text, { tone: 'serious' })).toBe(0);
    expect(asked(text.replaceAll('had broken two boats', 'had killed two children'))).toBe(0);
  });

  const under = (heading: string, first: string): readonly string[] => {
    const body = text.split('\n').slice(0, 3).join('\n').replaceAll('For example, the', 'The');
    const source = sourceOf(`${body}\n## ${heading}\n${first} It took them two winters.`, 'en');
    return writeScript(source, briefFor('en-US')).lines.map((line) => line.text);
  };

  it('is a heading that says of what the next sentence speaks, where that does not name it', () => {
    const lines = under('The pitch', 'Erosion has taken four metres of it since the spring of that year.');
    expect(lines[lines.indexOf('And the pitch?') + 1]).toMatch(/^Erosion has taken/);
    expect(
      under('The pitch', 'The pitch has lost four metres of its grass since that spring.'),
    ).not.toContain('And the pitch?');
    expect(
      under('Pitch news', 'Erosion has taken four metres of it since that spring.').join(' '),
    ).not.toContain('itch news?');
  });
});
