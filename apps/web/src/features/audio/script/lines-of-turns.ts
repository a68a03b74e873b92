import type { AudioScript } from '@parlance/contract/audios';
import { lastBegun } from '../../../ui/player/last-begun.ts';
import type { Turn } from '../../../ui/player/transcript/turns.ts';

type Line = AudioScript['lines'][number];

/** Times of script and transcript are rounded apart. */
const NEAR_MS = 60;

/** Which lines of the script are said in each turn of the transcript, by number; a line belongs to where it begins. */
export function linesOfTurns(turns: readonly Turn[], lines: readonly Pick<Line, 'start_ms'>[]): number[][] {
  const found: number[][] = turns.map(() => []);
  for (const [number, { start_ms }] of lines.entries())
    if (start_ms !== null) found[lastBegun(turns, start_ms + NEAR_MS)]?.push(number);
  return found;
}
