type Cue = { start: string; end: string; speaker: string; text: string };

const CUE = /^(\d{2}:\d{2}:\d{2}\.\d{3}) --> (\d{2}:\d{2}:\d{2}\.\d{3})\n([^\n]*)/gm;
const VOICE = /^<v ([^>]*)>/;

const plain = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Our own WebVTT: one row a cue, a speaker in each. */
const cuesOf = (vtt: string): Cue[] =>
  [...vtt.matchAll(CUE)].map(([, start = '', end = '', row = '']) => ({
    start,
    end,
    speaker: plain(VOICE.exec(row)?.[1] ?? ''),
    text: plain(row),
  }));

/** SubRip knows no speakers: a name stands before the first words of each turn. */
export const subRip = (vtt: string): string =>
  cuesOf(vtt)
    .map(({ start, end, speaker, text }, index, cues) => {
      const opens = speaker !== '' && speaker !== cues[index - 1]?.speaker;
      const time = `${start.replace('.', ',')} --> ${end.replace('.', ',')}`;
      return `${index + 1}\n${time}\n${opens ? `${speaker}: ` : ''}${text}\n`;
    })
    .join('\n');

type Line = { speaker: string; text: string };

/** For reading: a paragraph for each line. A single voice needs no name before each of its own. */
export function plainTranscript(lines: readonly Line[]): string {
  const solo = new Set(lines.map(({ speaker }) => speaker)).size === 1;
  return `${lines.map(({ speaker, text }) => (solo ? text : `${speaker}: ${text}`)).join('\n\n')}\n`;
}

/** As the create form takes it. */
export const scriptText = (lines: readonly Line[]): string =>
  `${lines.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n')}\n`;

/** Who says what, by the names in the transcript. */
export function speakerNames(vtt: string, lines: readonly Line[]): Line[] {
  const names = new Map<string, string>();
  for (const [, line = '', name = ''] of vtt.matchAll(/^(\d+)\.\d+\n[^\n]+\n<v ([^>\n]*)>/gm)) {
    const speaker = lines[Number(line)]?.speaker;
    if (speaker) names.set(speaker, plain(name));
  }
  return lines.map(({ speaker, text }) => ({ speaker: names.get(speaker) ?? speaker, text }));
}
