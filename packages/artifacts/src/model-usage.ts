import { z } from 'zod';

/** What a language model took for one artifact. Money is an estimate, and missing where the price is not known. */
export const ModelUsage = z.object({
  model: z.string(),
  calls: z.number().int().nonnegative(),
  inputTokens: z.number().int().nonnegative(),
  outputTokens: z.number().int().nonnegative(),
  costUsd: z.number().nonnegative().optional(),
});

export type ModelUsage = z.infer<typeof ModelUsage>;

/** The sum of two; its money is known only where both are. */
export function addUsage(total: ModelUsage | undefined, usage: ModelUsage): ModelUsage {
  if (!total) return usage;
  const { costUsd: before, ...counted } = total;
  const costUsd = before === undefined || usage.costUsd === undefined ? undefined : before + usage.costUsd;
  return {
    ...counted,
    calls: total.calls + usage.calls,
    inputTokens: total.inputTokens + usage.inputTokens,
    outputTokens: total.outputTokens + usage.outputTokens,
    ...(costUsd === undefined ? {} : { costUsd }),
  };
}
