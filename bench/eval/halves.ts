import { createHash } from 'node:crypto';

export const HALVES = ['tuning', 'reporting'] as const;
export type Half = (typeof HALVES)[number];

/**
 * Rules are made on one half of the texts and judged on the other; which is which hangs on the name alone, for good.
 * Translations of a text, "name.xx", belong together.
 */
export function halfOf(name: string): Half {
  const [first = 0] = createHash('sha256')
    .update(name.replace(/\.[a-z]{2}$/, ''))
    .digest();
  return first % 2 === 0 ? 'tuning' : 'reporting';
}
