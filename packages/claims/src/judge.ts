import type { Basis } from '@parlance/artifacts/script';
import type { CheckFlag } from '@parlance/artifacts/script-check';
import type { LineKind } from '@parlance/kernel/line-support';
import type { NumberMention } from './numbers/number-mention.ts';

/** What is judged: a line, a title or a note, with the passages it points at. */
export type Claim = {
  text: string;
  /** Of the text. */
  language: string;
  kind: LineKind;
  cites: readonly string[];
  /** What somebody quoted from the source for its numbers and names. */
  basis?: readonly Basis[];
};

/** A number, date, name or feast of a line that its passages neither hold nor deny, as far as comparing can tell. */
export type Doubt = {
  text: string;
  number?: NumberMention;
  /** Which one, if it is the name of a feast. */
  feast?: string;
  /** A "not" or a limit that was put in, lost or lifted, as far as words tell. */
  isStance?: true;
};

/**
 * A fault is against the source whatever anybody says; with a doubt it is one until a reader shows the words it
 * follows from. Without a reader both are refused.
 */
export type Finding = {
  /** As the line has it. */
  text: string;
  /** For whoever mends it. */
  what: string;
  doubt?: Doubt;
  /** Where a person is told of it: not there at all, or not where the line points. */
  code?: CheckFlag['code'];
};

/**
 * What one line may lean on, and what of it is judged:
 * - `draft`: a line while it is written, by its passages and the line before it; all that can be compared
 * - `note`: a title or a note, by all of the source
 * - `script`: a line right before it is spoken, whoever wrote it: its numbers in digits, by its passages and the
 *   framing around it
 * - `check`: a line that a person is shown beside its source: numbers and names, and whether they stand elsewhere
 */
export type Window = {
  name: 'draft' | 'note' | 'script' | 'check';
  findings(claim: Claim): Finding[];
  /** Whether what was quoted for it bears a finding out. */
  isBorneOut(finding: Finding, claim: Claim): boolean;
};

/** The one gate: what a line claims that its window does not bear. */
export const judge = (claim: Claim, { window }: { window: Window }): Finding[] =>
  window.findings(claim).filter((finding) => !window.isBorneOut(finding, claim));
