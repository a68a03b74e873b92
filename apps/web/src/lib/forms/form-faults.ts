import type { z } from 'zod';

/** The codes of whatever the contract refuses, by field. */
export function faultsOf(schema: z.ZodType, words: unknown): Record<string, string> {
  const issues = schema.safeParse(words).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}
