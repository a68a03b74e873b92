import { packFor } from '@parlance/language/languages';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { DraftLine } from './chapter-gate.ts';

const ASKS = /[?？]["”»]?\s*$/u;

const tells = ({ cites }: DraftLine): boolean => cites.length > 0;
const asks = (line: DraftLine | undefined): boolean =>
  line !== undefined && !tells(line) && ASKS.test(line.text);

/** Whether a line begins with "it", "and", "therefore": with what the line before it said. */
function leansBack({ text }: DraftLine, language: string): boolean {
  const grammar = packFor(language)?.grammar;
  return (
    grammar !== undefined && wordRegex(`${grammar.anaphorOpening}|${grammar.dependentOpening}`).test(text)
  );
}

/**
 * Which lines go when some of them can't be said: the question before one, the reaction behind it, and as much more as
 * it takes for turns to stay turns. Nobody says a line that was written for the other, and no two turns become one.
 * `isFixed` are lines that stay.
 */
export function cutLines(
  lines: readonly DraftLine[],
  refused: ReadonlySet<number>,
  { language, mode }: { language: string; mode: 'dialogue' | 'monologue' },
  isFixed: (at: number) => boolean = () => false,
): Set<number> {
  if (mode === 'monologue') return new Set(refused);
  const cut = new Set<number>();
  let from = 0;
  while (from < lines.length) {
    if (!refused.has(from)) {
      from++;
      continue;
    }
    let to = from;
    while (refused.has(to + 1)) to++;
    const free = (at: number): boolean => at >= 0 && at < lines.length && !cut.has(at) && !isFixed(at);
    let first = from;
    // A question whose answer goes.
    if (free(first - 1) && asks(lines[first - 1])) first--;
    // A reaction to what is not said.
    const next = lines[to + 1];
    if (next && free(to + 1) && !tells(next) && !asks(next)) to++;
    if ((to - first + 1) % 2 === 1) {
      const [before, behind] = [lines[first - 1], lines[to + 1]];
      const isBehindBetter =
        behind !== undefined &&
        free(to + 1) &&
        (!free(first - 1) ||
          !tells(behind) ||
          leansBack(behind, language) ||
          (before ? tells(before) : true));
      if (isBehindBetter) to++;
      else if (free(first - 1)) first--;
    }
    for (let at = first; at <= to; at++) cut.add(at);
    from = to + 1;
  }
  return cut;
}
