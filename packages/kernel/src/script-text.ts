import { LIMITS, type Mode } from './limits.ts';
import { estimateSpeechMs } from './speech-time.ts';

export type Speaker = 'HOST' | 'COHOST';
export type SpokenLine = { speaker: Speaker; text: string };

/** What is wrong with a script a person wrote, and on which line (1 is the first). */
export type ScriptFault = {
  code:
    | 'script_empty'
    | 'script_line_without_speaker'
    | 'script_line_empty'
    | 'script_speakers_must_alternate'
    | 'script_speakers_must_be_equal'
    | 'script_line_too_long'
    | 'script_too_long';
  line?: number;
};

const LABEL = /^(HOST|COHOST):\s*(|\S.*)$/;

function readLine(raw: string, mode: Mode): SpokenLine | undefined {
  const match = LABEL.exec(raw);
  if (match) return { speaker: match[1] as Speaker, text: (match[2] ?? '').trim() };
  return mode === 'monologue' ? { speaker: 'HOST', text: raw } : undefined;
}

/** The rules of a written script: labels, alternation, equal counts, line and total length. */
export function findFaults(lines: readonly SpokenLine[], mode: Mode): ScriptFault[] {
  if (lines.length === 0) return [{ code: 'script_empty' }];
  const faults: ScriptFault[] = [];
  lines.forEach((line, index) => {
    const at = index + 1;
    if (line.text.trim() === '') faults.push({ code: 'script_line_empty', line: at });
    if (line.text.length > LIMITS.scriptLineMaxChars) faults.push({ code: 'script_line_too_long', line: at });
    if (mode === 'dialogue' && index > 0 && line.speaker === lines[index - 1]?.speaker) {
      faults.push({ code: 'script_speakers_must_alternate', line: at });
    }
  });
  if (mode === 'dialogue' && faults.length === 0) {
    const hosts = lines.filter((line) => line.speaker === 'HOST').length;
    if (hosts * 2 !== lines.length) faults.push({ code: 'script_speakers_must_be_equal' });
  }
  const totalMs = estimateSpeechMs(lines.map((line) => line.text).join(' '));
  if (totalMs > LIMITS.scriptMaxMinutes * 60_000) faults.push({ code: 'script_too_long' });
  return faults;
}

/** As `parseScript` reads it. */
export const formatScript = (lines: readonly SpokenLine[]): string =>
  `${lines.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n')}\n`;

/** "HOST: …" and "COHOST: …" a line; blank lines between them don't count. */
export function parseScript(script: string, mode: Mode): { lines: SpokenLine[]; faults: ScriptFault[] } {
  const lines: SpokenLine[] = [];
  const unlabelled: ScriptFault[] = [];
  const written = script
    .split(/\r\n?|\n/)
    .map((raw) => raw.trim())
    .filter((raw) => raw !== '');
  written.forEach((raw, index) => {
    const line = readLine(raw, mode);
    if (line) lines.push(mode === 'monologue' ? { ...line, speaker: 'HOST' } : line);
    else unlabelled.push({ code: 'script_line_without_speaker', line: index + 1 });
  });
  if (unlabelled.length > 0) return { lines, faults: unlabelled };
  return { lines, faults: findFaults(lines, mode) };
}
