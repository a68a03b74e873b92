import { LINE_KINDS } from '@parlance/kernel/line-support';
import { z } from 'zod';

/** A line as models are asked for it. */
export const Line = z.object({
  speaker: z.enum(['HOST', 'COHOST']),
  kind: z.enum(LINE_KINDS).default('bridge'),
  text: z.string(),
  cites: z.array(z.string()),
});
