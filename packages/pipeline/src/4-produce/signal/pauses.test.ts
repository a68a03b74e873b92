import { describe, expect, it } from 'vitest';
import { pauseMs } from './pauses.ts';

const host = (text: string, chapter = 0) => ({ speaker: 'HOST', text, chapter });
const cohost = (text: string, chapter = 0) => ({ speaker: 'COHOST', text, chapter });
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const between = (line: string, next: string, language = 'en-US') =>
  SEEDS.map((seed) => pauseMs(host(line), cohost(next), language, seed));
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('pauses', () => {
  it.each([
    ['an echo', 'It took sixteen days.', 'Sixteen days?', 50, 150],
    ['a short answer', 'Is it safe?', 'It was never tested.', 150, 300],
    ['a contradiction', 'It is safe.', 'Not quite, the welds are old.', 400, 700],
    ['a number', 'It is a busy bridge.', '1,200 people cross it every day.', 280, 340],
  ])('before %s are as long as people make them', (_, line, next, from, to) => {
    for (const pause of between(line, next)) {
      expect(pause).toBeGreaterThanOrEqual(from);
      expect(pause).toBeLessThanOrEqual(to);
    }
  });

  it('let a reaction come in before the other has ended, mostly', () => {
    const drawn = between('It broke in March.', 'Exactly.');
    expect(drawn.filter((pause) => pause < 0).length / drawn.length).toBeGreaterThan(0.5);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(-190);
  });

  it('are shorter before an answer than after a statement, longest when a thought trails off', () => {
    const next = 'People had crossed it every single day for years and years.';
    expect(mean(between('Why is that?', next))).toBeLessThan(mean(between('That is so.', next)));
    expect(mean(between('I wonder…', next))).toBeGreaterThan(mean(between('I wonder.', next)));
  });

  it.each(['為什麼？', 'لماذا؟', 'Γιατί\u037e', '¿Por qué?', '“Why?”', 'Pourquoi ? »'])(
    'know a question: %s',
    (text) => {
      expect(between(text, 'Because.')).toEqual(between('Why?', 'Because.'));
    },
  );

  it('never overlap when the same speaker goes on', () => {
    for (const seed of SEEDS)
      expect(pauseMs(host('One.'), host('Exactly.'), 'en-US', seed)).toBeGreaterThan(200);
  });

  it('are the same for the same seed, and differ as much as people do', () => {
    const drawn = between('It opened in spring.', 'People came from all over the country to see it.');
    expect(between('It opened in spring.', 'People came from all over the country to see it.')).toEqual(
      drawn,
    );
    const deviation = Math.sqrt(mean(drawn.map((pause) => (pause - mean(drawn)) ** 2)));
    expect(deviation).toBeGreaterThan(150);
  });

  it('before a chapter do not depend on what was said', () => {
    const before = (line: string, next: string) => pauseMs(host(line), cohost(next, 1), 'en-US', 4);
    expect(before('One?', 'Exactly.')).toBe(before('One…', 'Two.'));
  });

  it('are what the script says, where it says so', () => {
    const next = { ...cohost('Exactly.'), delivery: { pauseMs: 900 } };
    expect(pauseMs(host('One.'), next, 'en-US', 1)).toBe(900);
  });
});
