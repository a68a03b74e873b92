import type { ScriptLine } from '@parlance/artifacts/script';
import type { Manner } from '@parlance/kernel/delivery';
import { asks, kindOf } from '@parlance/language/text/turns';

/**
 * By the line's words and delivery alone: changing a neighbour never changes how a line is said, and neither does an
 * edit, which keeps nothing else of the lines it leaves as they are.
 */
export function mannerOf(
  { text, delivery }: Pick<ScriptLine, 'text' | 'delivery'>,
  language: string,
): Manner {
  if (delivery?.kind) return delivery.kind;
  const byWords = kindOf(text, language);
  return byWords === 'plain' && asks(text) ? 'question' : byWords;
}
