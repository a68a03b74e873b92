import type { Brief } from '@parlance/artifacts/brief';
import type { NewAudio } from '@parlance/contract/new-audio';
import type { Mode } from '@parlance/kernel/limits';
import type { Dictionary } from '@parlance/kernel/respell';
import { findFaults, type ScriptFault } from '@parlance/kernel/script-text';
import { type Asking, respellAside } from './respell-aside.ts';

/** What decides how a script's lines are said: prices, limits and voices all go by the same. */
export type Saying = {
  source: { type: NewAudio['source']['type'] };
  language: string;
  pronunciations?: Brief['pronunciations'];
};

export const dictionaryOf = ({ source, pronunciations = [] }: Omit<Saying, 'language'>): Dictionary => ({
  entries: pronunciations,
  isMeasured: source.type === 'script',
});

/** The lines as the voices are given them. */
export async function linesAsSaid<Line extends { text: string }>(
  asking: Asking,
  saying: Saying,
  lines: readonly Line[],
): Promise<Line[]> {
  const texts = lines.map(({ text }) => text);
  const { language } = saying;
  const said = await respellAside(asking, { texts, language, dictionary: dictionaryOf(saying) });
  return lines.map((line, index) => ({ ...line, text: said[index] ?? line.text }));
}

const LIMIT_CODES = {
  script_line_too_long: 'script_line_too_long_as_said',
  script_too_long: 'script_too_long_as_said',
} as const;

type FaultAsSaid = { code: (typeof LIMIT_CODES)[keyof typeof LIMIT_CODES]; line?: number };

/** What is wrong with lines as they are said, and only because of that: they would be too long. */
export const faultsAsSaid = (said: Parameters<typeof findFaults>[0], mode: Mode): FaultAsSaid[] =>
  findFaults(said, mode).flatMap(({ code, line }: ScriptFault) =>
    code === 'script_line_too_long' || code === 'script_too_long'
      ? [{ code: LIMIT_CODES[code], ...(line !== undefined && { line }) }]
      : [],
  );
