import { z } from 'zod';

/** Why a part of the material is no passage. */
export const LEFT_OUT_KINDS = [
  'code',
  'formula',
  'table',
  'footnote',
  'reference',
  'other_language',
  'unread_pages',
  'too_long',
  'contents',
  'caption',
  'licence',
  'boilerplate',
] as const;

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

/** What stands around every text: nobody misses it. */
const FRAMES: ReadonlySet<LeftOut['kind']> = new Set(['contents', 'caption', 'licence', 'boilerplate']);
const MUCH = 0.1;

/** Over a tenth of the material, apart from what only frames it: whoever asked must know before it is made. */
export function isMuchLeftOut({
  passages,
  leftOut = [],
}: {
  passages: readonly { text: string }[];
  leftOut?: readonly LeftOut[] | undefined;
}): boolean {
  const lost = leftOut.filter(({ kind }) => !FRAMES.has(kind)).reduce((sum, { chars }) => sum + chars, 0);
  const told = passages.reduce((sum, { text }) => sum + text.length, 0);
  return lost > (lost + told) * MUCH;
}
