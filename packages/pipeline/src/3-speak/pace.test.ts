import { expect, it } from 'vitest';
import { paceOf } from './pace.ts';

it('hurries over asides and reactions, takes time for quotations, and does what the script says', () => {
  const pace = (text: string) => paceOf({ text }, 'en-US');
  expect(pace('It broke in March.')).toBe(1);
  expect(pace('(And nobody had noticed.)')).toBeGreaterThan(1);
  expect(pace('Exactly.')).toBeGreaterThan(1);
  expect(pace('“It was never tested.”')).toBeLessThan(1);
  expect(paceOf({ text: 'Exactly.', delivery: { kind: 'recap' } }, 'en-US')).toBeLessThan(1);
  expect(paceOf({ text: 'Exactly.', delivery: { pace: 0.9 } }, 'en-US')).toBe(0.9);
});
