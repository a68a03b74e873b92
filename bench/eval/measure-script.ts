import type { Script } from '@parlance/artifacts/script';
import type { CheckFlag, ScriptCheck } from '@parlance/artifacts/script-check';
import type { SourceText } from '@parlance/artifacts/source-text';
import { type Length, targetMinutes } from '@parlance/kernel/limits';
import { findFaults } from '@parlance/kernel/script-text';
import { recordingMs } from '@parlance/language/pace';
import { type Measure, percent } from './table.ts';
import { TARGETS } from './targets.ts';

const textOf = (script: Script): string => script.lines.map((line) => line.text).join('\n');

function count4Grams(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let at = 0; at + 4 <= words.length; at++) {
      const gram = words.slice(at, at + 4).join(' ');
      counts.set(gram, (counts.get(gram) ?? 0) + 1);
    }
  }
  return counts;
}

/** How much of a script repeats four words in a row; `own`: more often than its source does, as a recipe may. */
function repeated4Grams(script: Script, source: SourceText): { all: number; own: number } {
  const inSource = count4Grams(source.passages.map(({ text }) => text));
  let total = 0;
  let all = 0;
  let own = 0;
  for (const [gram, times] of count4Grams(script.lines.map(({ text }) => text))) {
    total += times;
    all += times - 1;
    own += Math.max(0, times - Math.max(1, inSource.get(gram) ?? 0));
  }
  return { all: all / Math.max(1, total), own: own / Math.max(1, total) };
}

/** Of the lines that tell something, those that point at passages which bear them out. */
function provenance({ lines }: ScriptCheck): number {
  const telling = lines.filter(({ support }) => support !== 'framing');
  return telling.filter(({ support }) => support === 'supported').length / Math.max(1, telling.length);
}

const flagsOf = ({ lines }: ScriptCheck, about: 'number' | 'name'): CheckFlag[] =>
  lines.flatMap(({ flags }) => flags).filter(({ code }) => code.startsWith(about));

export function lengthMeasures(script: Script, length: Length, minutes: number): Measure[] {
  const asked = targetMinutes(length);
  const error = Math.abs(minutes - asked) / asked;
  const short = script.warnings.includes('source_short');
  return [
    { label: 'minutes, of those asked for', shown: `${minutes.toFixed(1)} of ${asked}`, ok: true },
    {
      label: short ? 'length error (short source)' : 'length error',
      shown: percent(error),
      ok: short || error <= TARGETS.lengthError,
    },
  ];
}

export function measureScript(source: SourceText, script: Script, check: ScriptCheck): Measure[] {
  const faults = findFaults(script.lines, script.mode);
  const numbers = flagsOf(check, 'number').length;
  const names = flagsOf(check, 'name').length;
  const repeated = repeated4Grams(script, source);
  const proven = provenance(check);
  return [
    { label: 'lines', shown: String(script.lines.length), ok: true },
    { label: 'alternation', shown: faults[0]?.code ?? 'kept', ok: faults.length === 0 },
    { label: 'provenance', shown: percent(proven), ok: proven >= TARGETS.provenance },
    { label: 'unsupported numbers', shown: String(numbers), ok: numbers <= TARGETS.flags },
    { label: 'unsupported names', shown: String(names), ok: names <= TARGETS.flags },
    { label: 'repeated 4-grams', shown: percent(repeated.all), ok: true },
    {
      label: 'of them not the source’s own',
      shown: percent(repeated.own),
      ok: repeated.own <= TARGETS.repeated4Grams,
    },
    { label: 'important passages left out', shown: String(check.leftOut.length), ok: true },
  ];
}

export const estimatedMinutes = (script: Script): number =>
  recordingMs(textOf(script), script.language) / 60_000;

/** The doubtful lines word for word, for whoever wants to know what the numbers mean. */
export function printDoubts(script: Script, check: ScriptCheck): void {
  check.lines.forEach(({ support, flags }, at) => {
    if (support !== 'unsupported') return;
    const why = flags.map(({ code, text }) => `${code}: ${text}`).join(', ') || 'not in what it cites';
    console.log(`    line ${at + 1} (${why}): ${script.lines[at]?.text}`);
  });
}
