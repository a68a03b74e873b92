import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { fixtureText, sourceOf } from '../fixtures/read-fixture.ts';
import { writeScript } from '../writer.ts';
import { Closures } from './choose/runs.ts';
import { talkPackFor } from './languages/talk-packs.ts';
import { StandAlone } from './marks/stand-alone.ts';
import { understandSource } from './testing/understand-source.ts';

const linesOf = (text: string) => writeScript(sourceOf(text, 'en'), briefFor('en-US', {})).lines;

const understood = (text: string) => {
  const pack = talkPackFor('en');
  if (!pack) throw new Error('no pack');
  return understandSource(sourceOf(text, 'en'), briefFor('en-US', {}), pack);
};

const closuresOf = (text: string) => {
  const { sentences } = understood(text);
  const closures = new Closures(sentences);
  return (index: number) => closures.of(index)?.map((sentence) => sentence.index);
};

const MINUTES = `# Harbour meeting
## Attendees
- Marta Oliveira, Tomasz Nowak, Priya Shah and Ben Carter were all there.
## Discussion
The old ramp is nearly worn out, but the county has other priorities this year. Tomasz believes that the welds will hold until summer.
## Open questions
- Who pays for the second inspection of the ramp?
## Action items
- Marta writes to the county before the end of the week.
## Decisions
- The ramp stays open for cars until the end of March.`;

describe('minutes', () => {
  // The hook comes first, from anywhere.
  const [, ...said] = linesOf(MINUTES).map(({ text }) => text);
  const placeOf = (words: string): number => said.findIndex((text) => text.includes(words));

  it('tell what was decided, how it came about, who does what, and what is open', () => {
    const places = ['stays open', 'welds will hold', 'Marta writes', 'Who pays'].map(placeOf);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(placeOf('Priya Shah')).toBe(-1);
  });
});

describe('a short form', () => {
  it('that is spelt out cites where the source spells it out', () => {
    const lines = linesOf(`# The light on the rock
The Northern Lighthouse Board (NLB) keeps two hundred lights, and most of them stand on rocks that nobody can reach in winter.
The keepers left long ago. Today the NLB sends a boat with two people to every light once in a year to clean the lens and paint the door.`);
    const speltOut = lines.filter(({ text }) => /NLB, or Northern Lighthouse Board,/.test(text));
    expect(speltOut.map(({ sourceRefs }) => sourceRefs.includes('p2'))).toEqual([true]);
  });
});

describe('an episode that had to choose', () => {
  it('says nothing at its end that was said before', () => {
    const long = fixtureText('en');
    const said = linesOf(long).map(({ text }) => text);
    const sentences = said
      .flatMap((text) => text.split(/(?<=[.!?]) /))
      .filter((text) => text.split(' ').length > 6);
    const last = sentences.slice(-3);
    for (const sentence of last) expect(sentences.filter((each) => each === sentence)).toHaveLength(1);
  });
});

describe('a sentence that the next one takes back', () => {
  const filler = (nth: number): string =>
    `The harbour of town number ${nth} has a long wall, a small market and a school for sailors. Fishing boats leave that harbour every morning and come back late in the afternoon with herring.`;
  const text = [
    '# The old ferry',
    ...Array.from({ length: 30 }, (_, nth) => filler(nth)),
    'Engineers call the old ferry the safest ship on the whole coast. But the report was written before the engine broke.',
    ...Array.from({ length: 30 }, (_, nth) => filler(nth + 40)),
  ].join('\n');

  it('is said with it or not at all', () => {
    const said = linesOf(text).map((line) => line.text);
    const claims = said.filter((line) => line.includes('safest ship'));
    const after = said.join(' ').split('safest ship').at(-1) ?? '';
    expect(claims.length).toBeLessThanOrEqual(1);
    if (claims.length > 0) expect(after.slice(0, 200)).toMatch(/before the engine broke/);
    expect(said[0]).not.toMatch(/safest ship/);
  });

  it('draws the contrast into what is told for its sake', () => {
    const closure = closuresOf(
      'The ferry is the safest ship of the coast. The report on it, however, was written long ago. It rains.',
    );
    expect(closure(0)).toEqual([0, 1]);
  });
});

describe('what is said alone', () => {
  it('turns against nothing, is not taken back, and leads in no list', () => {
    const text = `Old ferries carry most of the people of the coast. New ferries, however, carry most of the cars.
Small harbours have a wall, a market and a school.
Large harbours need many different tools and machines:
${Array.from({ length: 9 }, (_, nth) => `- Crane number ${nth} lifts boxes from the deck.`).join('\n')}`;
    const understanding = understood(text);
    const standAlone = new StandAlone(understanding);
    const alone = understanding.sentences.filter((sentence) => standAlone.has(sentence));
    expect(alone.map((sentence) => sentence.text)).toEqual([
      'Small harbours have a wall, a market and a school.',
    ]);
  });
});
