import { describe, expect, it } from 'vitest';
import { pauseMs } from './pauses.ts';

const host = (text: string, chapter = 0) => ({ speaker: 'HOST', text, chapter });
const cohost = (text: string, chapter = 0) => ({ speaker: 'COHOST', text, chapter });
const after = (text: string) => pauseMs(host(text), cohost('Yes.'), 1);

describe('pauses', () => {
  it('are shorter before an answer than after a statement', () => {
    expect(after('Why is that?')).toBeLessThan(after('That is so.'));
  });

  it('are shortest when the other one breaks in and longest when a thought trails off', () => {
    expect(after('I thought that —')).toBeLessThan(after('Why?'));
    expect(after('I wonder…')).toBeGreaterThan(after('I wonder.'));
  });

  it.each(['為什麼？', 'لماذا؟', 'Γιατί\u037e', '¿Por qué?', '“Why?”', 'Pourquoi ? »'])(
    'know a question: %s',
    (text) => {
      expect(after(text)).toBe(after('Why?'));
    },
  );

  it('are longer when the same speaker goes on', () => {
    expect(pauseMs(host('One.'), host('Two.'), 1)).toBeGreaterThan(pauseMs(host('One.'), cohost('Two.'), 1));
  });

  it('are the same for the same seed, a little different for another, and always human', () => {
    const seeds = Array.from({ length: 50 }, (_, seed) => pauseMs(host('One.'), cohost('Two.'), seed));
    expect(pauseMs(host('One.'), cohost('Two.'), 3)).toBe(seeds[3]);
    expect(new Set(seeds).size).toBeGreaterThan(20);
    expect(Math.min(...seeds)).toBeGreaterThan(250);
    expect(Math.max(...seeds)).toBeLessThan(450);
  });

  it('before a chapter do not depend on what was said', () => {
    expect(pauseMs(host('One?'), cohost('Two.', 1), 1)).toBe(pauseMs(host('One…'), host('Two.', 1), 9));
  });
});
