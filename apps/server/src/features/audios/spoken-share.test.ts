import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftDueBy, owedFor, type SpokenRun, shareToPay } from './spoken-share.ts';

const RUN: SpokenRun = {
  credits: 5,
  paidEarlier: 0,
  spokenMs: 0,
  payableMs: 100_000,
  owedMilli: 0,
  scriptMs: 0,
  length: 'medium',
};
const at = (spokenMs: number, more: Partial<SpokenRun> = {}) => ({ ...RUN, spokenMs, ...more });

describe('what a run that was ended early pays', () => {
  it('is its spoken share, rounded down', () => {
    expect(shareToPay(at(0), 0)).toEqual({ credits: 0, dueMilli: 0 });
    expect(shareToPay(at(50_000), 0)).toEqual({ credits: 2, dueMilli: 500 });
    expect(shareToPay(at(99_999), 0)).toEqual({ credits: 4, dueMilli: 999 });
    expect(shareToPay(at(100_000), 0)).toEqual({ credits: 5, dueMilli: 0 });
  });

  it('loses nothing to the arithmetic of fractions', () => {
    for (let percent = 0; percent <= 100; percent++)
      expect(owedFor(at(percent * 1_000)), `${percent} %`).toBe(percent * 50);
  });

  it('goes by the length that was asked for while the script is being written', () => {
    // The middle of 5 to 12 minutes.
    expect(shareToPay(at(8.5 * 60_000, { payableMs: 0 }), 0).credits).toBe(5);
    expect(shareToPay(at(4.25 * 60_000, { payableMs: 0 }), 0).credits).toBe(2);
  });

  it('is never an audio for nothing, however often it is rounded down', () => {
    const cheap = at(99_000, { credits: 1 });
    let due = 0;
    let paid = 0;
    for (let i = 0; i < 100; i++) {
      const { credits, dueMilli } = shareToPay(cheap, due);
      paid += credits;
      due = dueMilli;
    }
    expect(paid).toBe(99);
    expect(due).toBe(0);
  });

  it('comes to the price of one run when the same script goes on and is finished', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 6 }),
        (price, stops) => {
          let run = at(0, { credits: price });
          let [due, paid] = [0, 0];
          for (const spokenMs of stops) {
            const ended = { ...run, spokenMs };
            const share = shareToPay(ended, due);
            paid += share.credits;
            const left = { ...ended, owedMilli: owedFor(ended), paidOnCancel: share.credits };
            due = share.dueMilli - leftDueBy(left);
            expect(due).toBe(0);
            run = at(0, { credits: price - paid, paidEarlier: paid, owedMilli: left.owedMilli });
          }
          expect(run.credits).toBeGreaterThanOrEqual(0);
          expect(paid + run.credits).toBe(price);
        },
      ),
    );
  });
});
