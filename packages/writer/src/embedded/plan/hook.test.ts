import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { writeScript } from '../write-script.ts';

const FILLING = Array.from(
  { length: 24 },
  (_, at) =>
    `Engineers of team ${at + 3} measured the water of the river near bridge ${at + 3} for several weeks. Their reports about bridge ${at + 3} fill a shelf in the town hall, and few have read them all. Numbers from bridge ${at + 3} differ from those of the bridge before it.`,
);
const script = (paragraphs: readonly string[], title = 'Sand in the river') =>
  writeScript(sourceOf(`# ${title}\n${[...paragraphs, ...FILLING].join('\n')}`, 'en'), briefFor('en-US'));
const first = (paragraphs: readonly string[]): string => script(paragraphs).lines[0]?.text ?? '';

describe('what an episode begins with', () => {
  it('is the beginning of the source, and is not told again behind the greeting', () => {
    const { lines } = script([
      'The river has lost half of its sand in only ten years. Dredgers sell it to builders along the coast.',
    ]);
    expect(lines[0]?.text).toBe('The river has lost half of its sand in only ten years.');
    expect(lines.slice(1, -4).some(({ text }) => text.includes('half of its sand'))).toBe(false);
  });

  it('may be a question that the source asks and answers, without the word that joins it', () => {
    const asks = 'But why does a river lose its sand, if the mountains bring new sand every spring?';
    expect(
      first([
        `Every spring the water is brown, it seems. ${asks} Dams hold the sand back behind their walls.`,
      ]),
    ).toBe('Why does a river lose its sand, if the mountains bring new sand every spring?');
  });

  it('leans on nothing that nobody has heard of', () => {
    const text = first([
      'It began slowly, and it took them years to notice what happened to the river.',
      'The minister has cited technical reasons for the delays at the river.',
      'Kallmeyer has blamed the other four for the loss of sand, although he signed.',
    ]);
    expect(text).not.toMatch(/the delays|the other four|Kallmeyer|^It began/);
  });
});

describe('what an episode ends with', () => {
  it('is what it began with', () => {
    const { lines } = script([
      'The river has lost half of its sand in only ten years. Dredgers sell it to builders along the coast.',
    ]);
    const end = lines.slice(-4).map(({ text }) => text);
    expect(end.filter((text) => text.endsWith('half of its sand in only ten years.'))).toHaveLength(1);
  });

  it('is no instruction beside the subject, and nothing full of figures', () => {
    const { lines } = script([
      'The river has lost half of its sand in only ten years. Dredgers sell it to builders along the coast.',
      'Use the search window to find the river on the map. You may have to zoom in to see the bridge.',
      'Sand from the river went to 14 towns in 1998 and to 31 towns in 2006.',
    ]);
    const end = lines.slice(-3).map(({ text }) => text);
    expect(end.join(' ')).not.toMatch(/search window|zoom in|14 towns/);
    expect(lines.some(({ text }) => text.includes('search window'))).toBe(false);
  });
});
