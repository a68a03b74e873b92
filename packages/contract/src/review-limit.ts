import { paidSpeechMs } from '@parlance/kernel/credits';
import type { Length } from '@parlance/kernel/limits';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';

type Lines = readonly { text: string }[];
type Written = { length: Length; isOwnScript: boolean; lines: Lines };

const speechMs = (lines: Lines): number => estimateSpeechMs(lines.map(({ text }) => text).join(' '));

/** How long a script may get while it is read over: as long as was paid for, or as it was written. */
export function longestInReviewMs({ length, isOwnScript, lines }: Written): number {
  const writtenMs = speechMs(lines);
  return Math.max(writtenMs, paidSpeechMs({ length, ...(isOwnScript && { scriptMs: writtenMs }) }));
}

export const outgrows = (lines: Lines, longestMs: number): boolean => speechMs(lines) > longestMs;
