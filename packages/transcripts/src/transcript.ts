import type { TimedLine } from '@parlance/artifacts/master';
import type { Script } from '@parlance/artifacts/script';
import { type CaptionWord, captionWords } from './caption-words.ts';
import { cutIntoCaptions } from './captions.ts';

type SpeakerNames = { HOST: string; COHOST: string };

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

function timestamp(ms: number): string {
  const whole = Math.round(ms);
  const seconds = Math.floor(whole / 1000);
  return `${pad(Math.floor(seconds / 3600), 2)}:${pad(Math.floor(seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)}.${pad(whole % 1000, 3)}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\s+/gu, ' ');

/** The words of a caption; each but the first carries its time, which must grow and stay inside the caption. */
function timedText(words: CaptionWord[], startMs: number, endMs: number): string {
  let latest = Math.round(startMs);
  return words
    .map((word, index) => {
      const space = word.spaced && index > 0 ? ' ' : '';
      const at = Math.round(word.startMs);
      if (index === 0 || at <= latest || at >= Math.round(endMs)) return space + escaped(word.text);
      latest = at;
      return `${space}<${timestamp(at)}>${escaped(word.text)}`;
    })
    .join('');
}

/** WebVTT: one row a cue, who speaks, and when each word is said. A cue's name is "line.cue". */
export function transcriptFile(script: Script, lines: readonly TimedLine[], names: SpeakerNames): string {
  const cues = lines.flatMap((line) => {
    const { speaker, text } = script.lines[line.line]!;
    const captions = cutIntoCaptions(captionWords({ ...line, text }, script.language));
    return captions.map((words, index) => {
      const startMs = index === 0 ? line.startMs : words[0]!.startMs;
      const endMs = Math.max(startMs + 1, captions[index + 1]?.[0]?.startMs ?? line.endMs);
      const time = `${timestamp(startMs)} --> ${timestamp(endMs)}`;
      return `${line.line}.${index}\n${time}\n<v ${escaped(names[speaker])}>${timedText(words, startMs, endMs)}\n`;
    });
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
