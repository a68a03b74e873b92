import { creditsForMade } from '@parlance/kernel/credits';
import { type Length, targetMinutes } from '@parlance/kernel/limits';

const MILLI = 1_000;

/** How far a run came, and what is known of its price. */
export type SpokenRun = {
  /** What it holds; with what was paid earlier for the same script, its whole price. */
  credits: number;
  paidEarlier: number;
  spokenMs: number;
  /** 0 while the script is still being written. */
  payableMs: number;
  length: Length;
  /** How long the recording would become, where that bounds the price; 0 where it doesn't, or isn't known. */
  scriptMs: number;
  /** What was already owed for an earlier run of the same script: a share never shrinks. */
  owedMilli: number;
};

/** Whoever cancels pays no share of more than the finished audio would have cost. */
function priceOf({ credits, paidEarlier, scriptMs, length }: SpokenRun): number {
  const asked = credits + paidEarlier;
  return scriptMs > 0 ? creditsForMade({ length, minutes: scriptMs / 60_000, credits: asked }) : asked;
}

/** What the spoken share of a run is worth, in thousandths of a credit. */
export function owedFor(run: SpokenRun): number {
  const { spokenMs, payableMs, length, owedMilli } = run;
  const wholeMs = payableMs > 0 ? payableMs : targetMinutes(length) * 60_000;
  const price = priceOf(run);
  // Whole numbers up to the one division: 58 % of five credits are 2,900 thousandths, not 2,899.
  return Math.max(owedMilli, Math.floor((Math.min(spokenMs, wholeMs) * price * MILLI) / wholeMs));
}

/**
 * What is paid when the run is ended now: its share in whole credits, rounded down, and what is left of a credit for
 * the next time. `dueMilli` is what was left the last time: without it, many runs that are ended just before a
 * whole credit would be heard for nothing.
 */
export function shareToPay(run: SpokenRun, dueMilli: number): { credits: number; dueMilli: number } {
  const due = dueMilli + owedFor(run) - run.paidEarlier * MILLI;
  const credits = Math.min(run.credits, Math.max(0, Math.floor(due / MILLI)));
  return { credits, dueMilli: due - credits * MILLI };
}

/** What an ended run left due, to be taken back when the same script goes on in another run. */
export const leftDueBy = (run: { owedMilli: number; paidEarlier: number; paidOnCancel: number }): number =>
  run.owedMilli - (run.paidEarlier + run.paidOnCancel) * MILLI;
