import type { Delivery } from '@parlance/artifacts/script';
import type { DeliveryKind } from '@parlance/kernel/delivery';
import { kindOf } from '@parlance/language/text/turns';
import { gainOf } from '@parlance/sound/decibels';

/** An aside is said past the listener, the first words to them. */
const LEVELS_DB: Record<DeliveryKind, number> = {
  plain: 0,
  hook: 0.7,
  aside: -1.8,
  quotation: -0.6,
  recap: 0,
  reaction: -1.2,
};

/** How much louder or softer a line is than its speaker's others. */
export const lineLevelDb = (
  line: { text: string; delivery?: Delivery | undefined },
  language: string,
): number => line.delivery?.levelDb ?? LEVELS_DB[line.delivery?.kind ?? kindOf(line.text, language)];

export function withLevel(samples: Float32Array, levelDb: number): Float32Array {
  const gain = gainOf(levelDb);
  return levelDb === 0 ? samples : samples.map((sample) => sample * gain);
}
