import { LENGTH_NAMES } from '@parlance/kernel/limits';
import { z } from 'zod';

/** What one length of the same material costs and becomes. */
export const EstimatedLength = z.object({
  length: z.enum(LENGTH_NAMES),
  credits_required: z.number().int(),
  expected_minutes: z.number().nullable(),
  /** False where the material is too short for it: what is made of it costs what a shorter length costs. */
  filled: z.boolean(),
});
