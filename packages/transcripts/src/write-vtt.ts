import type { Cue } from './cue.ts';
import type { ScriptCue } from './script-cues.ts';
import { timestamp } from './timestamps.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\s+/gu, ' ');

/** The words of a cue; each but the first carries its time, which must grow and stay inside the cue. */
function timedText({ words, startMs, endMs }: Cue): string {
  let latest = Math.round(startMs);
  return words
    .map((word, index) => {
      const at = Math.round(word.startMs);
      if (index === 0 || at <= latest || at >= Math.round(endMs)) return escaped(word.text);
      latest = at;
      return `<${timestamp(at)}>${escaped(word.text)}`;
    })
    .join('');
}

/** WebVTT: one row a cue, who speaks, and when each word is said. A cue's name is "line.cue". */
export function writeVtt(cues: readonly ScriptCue[]): string {
  let place = 0;
  const blocks = cues.map((cue, index) => {
    place = cue.line === cues[index - 1]?.line ? place + 1 : 0;
    const time = `${timestamp(cue.startMs)} --> ${timestamp(cue.endMs)}`;
    return `${cue.line}.${place}\n${time}\n<v ${escaped(cue.speaker)}>${timedText(cue)}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}
