import type { Audio, AudioScript } from '@parlance/contract/audios';
import { longestInReviewMs, outgrows } from '@parlance/contract/review-limit';
import { findFaults } from '@parlance/kernel/script-text';
import type { EditLine } from './script-editor.ts';

/** A script that is being read over was paid for already, so there is an end to how long it may get. */
export const longestMsOf = ({ length, sources }: Audio, { lines }: AudioScript): number =>
  longestInReviewMs({ length, isOwnScript: sources[0]?.type === 'script', lines });

/** What is wrong, by line; what concerns them all is under 0. */
export function faultsOf(
  lines: readonly EditLine[],
  mode: AudioScript['mode'],
  longestMs: number | null,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const { code, line = 0 } of findFaults(lines, mode)) if (!found.has(line)) found.set(line, code);
  if (longestMs !== null && outgrows(lines, longestMs) && !found.has(0))
    found.set(0, 'script_longer_than_paid');
  return found;
}
