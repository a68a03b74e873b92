import type { Brief } from '@parlance/artifacts/brief';
import type { NewAudio } from '@parlance/contract/new-audio';
import type { Mode } from '@parlance/kernel/limits';
import { type Dictionary, respell } from '@parlance/kernel/respell';
import { findFaults, type ScriptFault } from '@parlance/kernel/script-text';

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
export function linesAsSaid<Line extends { text: string }>(saying: Saying, lines: readonly Line[]): Line[] {
  const dictionary = dictionaryOf(saying);
  return lines.map((line) => ({ ...line, text: respell(line.text, saying.language, dictionary).text }));
}

const LIMIT_CODES = {
  script_line_too_long: 'script_line_too_long_as_said',
  script_too_long: 'script_too_long_as_said',
} as const;

type FaultAsSaid = { code: (typeof LIMIT_CODES)[keyof typeof LIMIT_CODES]; line?: number };

/** What is wrong with a script only because of how its words are to be said: it would be too long. */
export const faultsAsSaid = (
  saying: Saying,
  lines: Parameters<typeof findFaults>[0],
  mode: Mode,
): FaultAsSaid[] =>
  findFaults(linesAsSaid(saying, lines), mode).flatMap(({ code, line }: ScriptFault) =>
    code === 'script_line_too_long' || code === 'script_too_long'
      ? [{ code: LIMIT_CODES[code], ...(line !== undefined && { line }) }]
      : [],
  );
