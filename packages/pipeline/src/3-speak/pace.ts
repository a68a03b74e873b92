import type { ScriptLine } from '@parlance/artifacts/script';
import type { DeliveryKind } from '@parlance/kernel/delivery';
import { kindOf } from '@parlance/language/text/turns';

/** People hurry over an aside and take their time with somebody else's words. */
const PACES: Record<DeliveryKind, number> = {
  plain: 1,
  hook: 1.03,
  aside: 1.06,
  quotation: 0.96,
  recap: 0.98,
  reaction: 1.05,
};

/** By the line alone, so that a line that is heard by itself sounds as it will in the audio. */
export const paceOf = ({ text, delivery }: Pick<ScriptLine, 'text' | 'delivery'>, language: string): number =>
  delivery?.pace ?? PACES[delivery?.kind ?? kindOf(text, language)];
