import type { Cue } from './cue.ts';

type Line = { speaker: string; text: string };

/** For reading: a paragraph for each line of the script. A single voice needs no name before each of its own. */
export function writePlainText(lines: readonly Line[]): string {
  const solo = new Set(lines.map(({ speaker }) => speaker)).size === 1;
  return `${lines.map(({ speaker, text }) => (solo ? text : `${speaker}: ${text}`)).join('\n\n')}\n`;
}

/** The script's lines under the names that its transcript has for the speakers. */
export function withSpeakerNames(cues: readonly Cue[], lines: readonly Line[]): Line[] {
  const names = new Map<string, string>();
  for (const cue of cues) {
    const speaker = lines[cue.line ?? -1]?.speaker;
    if (speaker) names.set(speaker, cue.speaker);
  }
  return lines.map(({ speaker, text }) => ({ speaker: names.get(speaker) ?? speaker, text }));
}
