import { describe, expect, it } from 'vitest';
import { sourceOf } from '../fixtures/read-fixture.ts';
import { readSource } from '../read/reading.ts';
import { chooseUpTo, chooseWithin } from './choose-within.ts';

const filler = (from: number, count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `Boat ${from + at} lay at the quay of the old harbour through the whole of winter.`,
  ).join(' ');

/** What is told of a text where there is room for such a share of its words. */
function toldOf(text: string, share: number, pull: ReadonlyMap<number, number> = new Map()): string[] {
  const reading = readSource(sourceOf(text, 'en'), 'en');
  const words = reading.sentences.reduce((sum, each) => sum + each.words, 0);
  const within = chooseWithin(reading, { sizeOf: (sentence) => sentence.words, pull });
  return within(words * share).map((sentence) => sentence.text);
}

describe('what is told of a text that is too long', () => {
  it('begins and ends as the text does', () => {
    const text = `The lighthouse burned down.\n${filler(100, 40)}\nWho would have thought it?`;
    const told = toldOf(text, 0.2);
    expect([told[0], told.at(-1)]).toEqual(['The lighthouse burned down.', 'Who would have thought it?']);
  });

  it('keeps what a meeting decided and who does what', () => {
    const minutes = `# Report\n${filler(100, 30)}\n# Decisions\nThe quay is closed.\n# Report two\n${filler(200, 30)}\n# Action items\nAda mends the lamp by 4 May.\n# Other\n${filler(300, 30)}`;
    expect(toldOf(minutes, 0.15)).toEqual(
      expect.arrayContaining(['The quay is closed.', 'Ada mends the lamp by 4 May.']),
    );
  });

  it('tells no step without those before it, and all of them or none', () => {
    const steps = Array.from(
      { length: 9 },
      (_, at) => `- Turn the brass wheel of the great lamp by ${at + 2} marks to the left`,
    );
    const told = toldOf(`${filler(100, 30)}\n\n${steps.join('\n')}\n\n${filler(200, 30)}`, 0.5);
    expect([0, 9]).toContain(told.filter((text) => text.startsWith('Turn the brass wheel')).length);
  });

  it.each([0.15, 0.3, 0.5, 0.7])(
    'never has an "it" without what it is, nor an answer without its question, in %d',
    (share) => {
      const text = Array.from(
        { length: 40 },
        (_, at) =>
          `Lamp ${at + 100} burned in the harbour. It was put out on day ${at + 100}.\nWhy was lamp ${at + 100} missed? Because ships came in at night ${at + 100}.`,
      ).join('\n');
      const told = toldOf(text, share);
      for (const [at, sentence] of told.entries()) {
        const day = /^It was put out on day (\d+)/.exec(sentence)?.[1];
        if (day) expect(told[at - 1]).toBe(`Lamp ${day} burned in the harbour.`);
      }
    },
  );

  it('is no aside, and nothing that was said before, where something else can go', () => {
    const text = `${filler(100, 3)} The brass lamp of Veil was sold abroad. ${filler(103, 3)}\n(Nobody knows the name of the second buyer.)\n${filler(110, 3)}\nSold abroad, the brass lamp of Veil!\n${filler(120, 3)}`;
    const told = toldOf(text, 0.88).join(' ');
    expect(told).toContain('The brass lamp of Veil was sold abroad.');
    expect(told).not.toMatch(/Nobody knows|Sold abroad/);
  });

  it.each([0.3, 0.5, 0.7])('takes no reply from the middle of a talk, in %d', (share) => {
    const talk = Array.from({ length: 8 }, (_, at) => `— Is lamp ${at + 500} lit? — asked keeper ${at}.`);
    const told = toldOf(`${filler(100, 20)}\n\n${talk.join('\n\n')}\n\n${filler(200, 20)}`, share);
    const places = talk.flatMap((reply, at) => (told.includes(reply) ? [at] : []));
    expect(places.length === 0 || (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1).toBe(true);
  });

  it('turns against what was said where a heading stands between, too', () => {
    const text = `${filler(100, 20)}\n# Storm\nBut lamp 300 went out in the worst storm of the year.\n${filler(200, 20)}`;
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      const told = toldOf(text, share);
      const at = told.findIndex((sentence) => sentence.startsWith('But'));
      if (at >= 0) expect(told[at - 1]).toMatch(/^Boat 119/);
    }
  });

  it('is more of what was asked for', () => {
    const text = Array.from({ length: 20 }, (_, at) => filler(100 + 3 * at, 3)).join('\n');
    const about = new Map([[30, 4]]);
    expect(toldOf(text, 0.2, about)).toContain(
      'Boat 130 lay at the quay of the old harbour through the whole of winter.',
    );
  });

  it('is the same again', () => {
    expect(toldOf(filler(100, 80), 0.4)).toEqual(toldOf(filler(100, 80), 0.4));
  });
});

it('comes near to what may be told, and not above it, however talk adds to it', () => {
  const lengthOf = (room: number): number => room * 1.4 + 3;
  const chosen = lengthOf(chooseUpTo(100, (room) => room, lengthOf));
  expect(chosen).toBeLessThanOrEqual(100);
  expect(chosen).toBeGreaterThan(90);
});
