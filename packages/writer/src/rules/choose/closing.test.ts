import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { writeScript } from '../../writer.ts';
import { namesDay } from './closing.ts';

const SYLLABLES = ['ba', 'ko', 'li', 'mu', 'ne', 'po', 'ra', 'si'];
/** A word for each number and use: no two sentences speak of the same. */
const word = (at: number, use: string): string =>
  `${use}${SYLLABLES[at % 8]}${SYLLABLES[Math.floor(at / 8)]}`;
const MIDDLE = Array.from(
  { length: 90 },
  (_, at) =>
    `The keeper of the ${word(at, 'ta')} tower wrote down every ${word(at, 'sa')} that passed ${word(at, 'va')} in the night. His ${word(at, 'da')} of that year lies in the museum, and visitors turn its ${word(at, 'fa')} pages with gloves. The lamp of the ${word(at, 'ga')} burned ${word(at, 'ha')} until the ${word(at, 'ja')} cable came to the island.`,
);
const TITLE = 'The lighthouses of the harbour';
const OPENS = 'The lighthouses of the harbour have burned for two hundred years. Ships still look for them.';

const told = (...end: string[]): string[] =>
  writeScript(
    sourceOf(`# ${TITLE}\n${[OPENS, ...MIDDLE, ...end].join('\n')}`, 'en'),
    briefFor('en-US'),
  ).lines.map(({ text }) => text);
/** What is said before the farewell. */
const lastOf = (lines: readonly string[]): string => lines.slice(-3).join(' ');

describe('what is told last', () => {
  const KICKER =
    'A harbour without its lighthouses would still be a harbour, but nobody would call it home, and no ship would find it in the fog.';

  it("is the source's own end", () => {
    expect(lastOf(told(KICKER))).toContain('nobody would call it home');
  });

  it('is what readers would end on, where the source goes on with less', () => {
    const word =
      '“The lighthouses of the harbour are going to be our future,” said Berit Holm, who keeps the oldest one.';
    const lines = told(
      word,
      'The lighthouses of the harbour need oil, paint, ropes and fuses, for example. Which of them are new?',
    );
    expect(lastOf(lines)).toContain('our future');
  });

  it('is told with the paragraph it leans on', () => {
    const lines = told(
      'The council of the harbour wants to sell the oldest lighthouses to whoever pays for their roofs.',
      'It should think again, for nobody has asked the pilots who steer by the lighthouses. They would have answered that a harbour needs more than a roof.',
    );
    expect(lastOf(lines)).toContain('more than a roof');
    expect(lines.join(' ')).toContain('wants to sell the oldest lighthouses');
  });

  it('is told with all it leans on, in how many paragraphs ever', () => {
    const lines = told(
      'Old keepers of the harbour say that a lamp is a promise to whoever is out there.',
      'The council of the harbour has heard them, and it has voted for the lamps -- all of the lighthouses stay. It also pays for new roofs.',
      'That is what the harbour needs.',
    );
    expect(lastOf(lines)).toContain('That is what the harbour needs.');
    expect(lines.join(' ')).toContain('voted for the lamps');
  });

  it('is no line of the page below that end', () => {
    for (const line of [
      'Weekly Letters: Original stories about boats and islands for everybody.',
      'Keep your team informed about everything that matters.',
      'Watch this next: a new cable reaches the island and…',
    ]) {
      const lines = told(KICKER, line);
      expect(lines.join(' ')).not.toContain(line.slice(0, 20));
      expect(lastOf(lines)).toContain('nobody would call it home');
    }
  });

  it.each([
    'Whoever saw Ada Hill climb those stairs at ninety would undoubtedly sit up and take notice.',
    '“This was the last effort of old men to keep the key,” said the pilot Ada Hill.',
  ])('may name somebody, or quote, instead of the subject: %s', (end) => {
    const lines = told(
      'The lamps were first lit by a pilot named Ada Hill in the year of the great storm.',
      end,
    );
    expect(lastOf(lines)).toContain(end.slice(1, 40));
  });

  it('never leads on to something that is not told', () => {
    for (const line of [
      'Here are some of the lighthouses of the harbour that can be visited.',
      'The lighthouses of the harbour were asked for three different reasons.',
    ])
      expect(lastOf(told(line))).not.toContain(line);
  });

  it('is no note in a diary', () => {
    const note = 'The mayor of the harbour will visit the largest of the lighthouses on Sunday.';
    expect(lastOf(told(note))).not.toContain('on Sunday');
  });
});

describe('a day of the week', () => {
  it.each([
    ['en', 'He travels on to Ethiopia on Sunday.', 'He travels on to Ethiopia.'],
    ['de', 'Am Sonntag reist er weiter.', 'Er reist in der Sonne weiter.'],
    ['es', 'El domingo sigue el viaje.', 'El dominio sigue igual.'],
    ['fr', 'Il repart dimanche.', 'Il repart demain.'],
    ['it', 'Domenica riparte.', 'Domani riparte.'],
    ['pt', 'Ele viaja na segunda-feira.', 'Ele viaja pela segunda vez.'],
  ])('is heard as one (%s)', (language, day, none) => {
    expect([namesDay(day, language), namesDay(none, language)]).toEqual([true, false]);
  });
});

describe('what is to come', () => {
  const introduced = (length: 'medium' | 'long', ...headings: string[]): string => {
    const parts = headings.map(
      (heading, at) => `## ${heading}\n${MIDDLE.slice(at * 8, at * 8 + 8).join('\n')}`,
    );
    const source = sourceOf(`# ${TITLE}\n${OPENS}\n${parts.join('\n')}`, 'en');
    return writeScript(source, { ...briefFor('en-US'), length })
      .lines.slice(0, 2)
      .map(({ text }) => text)
      .join(' ');
  };

  it('is named by things and clauses in a long episode, and in no other', () => {
    const headings = ['The oil lamps', 'How the cable came', 'The book of ships'];
    expect(introduced('long', ...headings)).toMatch(/the oil lamps/);
    expect(introduced('medium', ...headings)).not.toMatch(/the oil lamps/);
  });

  it('is not named by what is no thing', () => {
    expect(
      introduced('long', 'Assess how deep the harbour is', 'To leave the island', '‘We need to listen’'),
    ).not.toMatch(/Coming up|On the way|In the next minutes/);
  });
});

describe('a title', () => {
  const introduced = (title: string): string =>
    writeScript(sourceOf(`# ${title}\n${[OPENS, ...MIDDLE].join('\n')}`, 'en'), briefFor('en-US'))
      .lines.slice(0, 2)
      .map(({ text }) => text)
      .join(' ');

  it('loses the name of the site', () => {
    expect(introduced('The lighthouses of the harbour | Weekly Post')).not.toContain('Weekly Post');
    expect(introduced('The lighthouses of the harbour - Weekly Post')).not.toContain('Weekly Post');
    expect(introduced('The harbour - the lighthouses of the island')).toContain('island');
  });

  it.each([
    ['Lisbon to sell harbour lighthouses', /: Lisbon to sell harbour lighthouses\.$/],
    ['How to Light the Lighthouses of a Harbour', /: How to Light the Lighthouses of a Harbour\.$/],
    ['Where do the U.S.-run lighthouses go?', /: where do the U\.S\.-run lighthouses go\?$/],
  ])('is said in a form that fits it: %s', (title, said) => {
    expect(introduced(title)).toMatch(said);
  });
});
