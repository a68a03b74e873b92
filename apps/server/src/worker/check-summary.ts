import type { LineCheck, ScriptCheck } from '@parlance/artifacts/script-check';

export type CheckSummary = Record<LineCheck['support'], number> & { flags: number; leftOut: number };

/** A check in numbers: no word of anybody's text goes into a log. */
export function summarize({ lines, leftOut }: ScriptCheck): CheckSummary {
  const counted = (support: LineCheck['support']) => lines.filter((line) => line.support === support).length;
  return {
    supported: counted('supported'),
    framing: counted('framing'),
    illustration: counted('illustration'),
    unsupported: counted('unsupported'),
    flags: lines.reduce((sum, line) => sum + line.flags.length, 0),
    leftOut: leftOut.length,
  };
}
