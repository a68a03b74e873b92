import { LEFT_OUT_KINDS } from '@parlance/kernel/left-out-kinds';
import { z } from 'zod';

/** What of the material is not told: how much of it, and how it begins. */
export const LeftOut = z.object({
  kind: z.enum(LEFT_OUT_KINDS),
  pieces: z.number().int().positive(),
  chars: z.number().int().nonnegative(),
  sample: z.string(),
  /** Base language; of other_language only. */
  language: z.string().optional(),
});
export type LeftOut = z.infer<typeof LeftOut>;

/** What stands around every text: nobody misses it. A paper's list of works is long, and no loss to the ear. */
const FRAMES: ReadonlySet<LeftOut['kind']> = new Set([
  'contents',
  'caption',
  'reference',
  'licence',
  'boilerplate',
]);
/** More of the material than this must be known to be missing before it is paid for. */
export const MUCH_LEFT_OUT = 0.1;

type Told = { passages: readonly { text: string }[]; leftOut?: readonly LeftOut[] | undefined };

/** Of the material, apart from what only frames it: how much is not told. */
export function shareLeftOut({ passages, leftOut = [] }: Told): number {
  const lost = leftOut.filter(({ kind }) => !FRAMES.has(kind)).reduce((sum, { chars }) => sum + chars, 0);
  const told = passages.reduce((sum, { text }) => sum + text.length, 0);
  return lost / Math.max(1, lost + told);
}

export const isMuchLeftOut = (source: Told): boolean => shareLeftOut(source) > MUCH_LEFT_OUT;
