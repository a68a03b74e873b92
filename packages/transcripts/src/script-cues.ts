import type { TimedLine } from '@parlance/artifacts/master';
import type { Script } from '@parlance/artifacts/script';
import { type CaptionWord, captionWords } from './caption-words.ts';
import { cutIntoCaptions } from './captions.ts';
import type { Cue } from './cue.ts';

export type ScriptCue = Cue & { line: number };

/** The script as it was spoken, cut into cues of one row. */
export const scriptCues = (
  script: Script,
  lines: readonly TimedLine[],
  names: { HOST: string; COHOST: string },
): ScriptCue[] =>
  lines.flatMap((line) => {
    const { speaker, text } = script.lines[line.line]!;
    const captions = cutIntoCaptions(captionWords({ ...line, text }, script.language));
    return captions.map((words, index) => {
      const startMs = index === 0 ? line.startMs : words[0]!.startMs;
      const endMs = Math.max(startMs + 1, captions[index + 1]?.[0]?.startMs ?? line.endMs);
      return { line: line.line, speaker: names[speaker], startMs, endMs, words: withSpaces(words) };
    });
  });

const withSpaces = (words: readonly CaptionWord[]): Cue['words'] =>
  words.map(({ text, startMs, endMs }, index) => ({
    text: words[index + 1]?.spaced ? `${text} ` : text,
    startMs,
    endMs,
  }));
