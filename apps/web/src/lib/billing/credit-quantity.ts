import type { z } from 'zod';

/** What is wrong with a wanted number of credits; undefined when `purchase` takes it. */
export function quantityFault(purchase: z.ZodType | undefined, wanted: number | string): string | undefined {
  const credit_quantity = wanted === '' ? undefined : wanted;
  return purchase?.safeParse({ credit_quantity }).error?.issues[0]?.message;
}
