import { describe, expect, it } from 'vitest';
import { turnOf } from './turns.ts';

describe('turnOf', () => {
  it.each([
    ['The ramp broke in March.', 'Exactly.', 'en', 'reaction'],
    ['The ramp broke in March.', 'That’s right, and nobody had noticed before.', 'en', 'agreement'],
    ['It was closed for sixteen days.', 'Sixteen days?', 'en', 'echo'],
    ['Was it safe?', 'It was never tested.', 'en', 'answer'],
    ['Was it safe?', 'Not quite: the welds had been cracking for years by then.', 'en', 'contradiction'],
    ['It was safe.', 'But the welds were not.', 'en', 'contradiction'],
    ['The bridge is old.', '1,200 people cross it every day.', 'en', 'number'],
    ['The bridge is old.', 'And what happened in October?', 'en', 'question'],
    ['The bridge is old.', 'People cross it every day.', 'en', 'plain'],
    ['A ponte fechou.', 'Pois é.', 'pt', 'reaction'],
    ['El puente cerró.', 'Sin embargo, nadie lo notó.', 'es', 'contradiction'],
    ['Le pont est fermé.', 'C’est ça.', 'fr', 'reaction'],
    ['Il ponte è chiuso da nove giorni.', 'Nove giorni?', 'it', 'echo'],
    ['Die Brücke ist alt.', 'Ganz genau.', 'de', 'reaction'],
    ['Mae’r bont ar gau.', 'Ydy.', 'cy', 'plain'],
  ])('%s – %s (%s): %s', (before, line, language, turn) => {
    expect(turnOf(before, line, language)).toBe(turn);
  });
});
