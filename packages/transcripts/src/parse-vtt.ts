import type { Cue } from './cue.ts';
import { parseTimestamp } from './timestamps.ts';

const TIMING = /^\s*([\d:.]+)\s+-->\s+([\d:.]+)/;
/** Ours are called "line.cue". */
const CUE_NAME = /^(\d+)\.\d+$/;
const TAG = /<([^<>]*)>/;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '\u200e',
  rlm: '\u200f',
};

const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Reads a WebVTT file whose cues carry `<v Name>` and inner word times. What is no cue is passed over. */
export function parseVtt(file: string): Cue[] {
  const blocks = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  if (!blocks[0]?.startsWith('WEBVTT')) return [];
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    // A cue may have its name on the line before its times.
    const at = lines.findIndex((line, index) => index < 2 && line.includes('-->'));
    const timing = at < 0 ? null : TIMING.exec(lines[at] ?? '');
    const startMs = timing && parseTimestamp(timing[1] ?? '');
    const endMs = timing && parseTimestamp(timing[2] ?? '');
    if (startMs === null || endMs === null || endMs <= startMs) return [];
    const line = at > 0 ? CUE_NAME.exec(lines[0] ?? '')?.[1] : undefined;
    return readPayload(lines.slice(at + 1).join(' '), startMs, endMs).map((cue) =>
      line === undefined ? cue : { line: Number(line), ...cue },
    );
  });
}

/** One cue, or one for each `<v>` when two people share it. */
function readPayload(payload: string, startMs: number, endMs: number): Cue[] {
  const cues: Cue[] = [];
  let speaker = '';
  let nowMs = startMs;
  // The capture keeps the tags: texts stand at even places, tags at odd ones.
  payload.split(TAG).forEach((part, place) => {
    if (place % 2 === 1) {
      const voice = /^v(?:\.\S+)?\s+(\S.*)$/.exec(part);
      const time = parseTimestamp(part);
      if (voice?.[1]) speaker = plain(voice[1]).trim();
      // A stamp that runs backwards or past its cue is a fault of the file; the word still belongs here.
      if (time !== null) nowMs = Math.min(Math.max(time, nowMs), endMs);
      return;
    }
    const text = plain(part).replace(/\s+/g, ' ');
    let cue = cues.at(-1);
    if (!cue || cue.speaker !== speaker) {
      if (text.trim() === '') return;
      cue = { speaker, startMs: nowMs, endMs, words: [] };
      cues.push(cue);
    }
    addWord(cue, text, nowMs);
  });
  for (const [index, cue] of cues.entries()) cue.endMs = cues[index + 1]?.startMs ?? endMs;
  for (const cue of cues) closeWords(cue);
  return cues;
}

function addWord(cue: Cue, text: string, startMs: number): void {
  const last = cue.words.at(-1);
  if (text.trim() === '') {
    if (last && text !== '' && !last.text.endsWith(' ')) last.text += ' ';
  } else if (last && text.startsWith(' ')) {
    if (!last.text.endsWith(' ')) last.text += ' ';
    cue.words.push({ text: text.slice(1), startMs, endMs: startMs });
  } else {
    cue.words.push({ text: last ? text : text.trimStart(), startMs, endMs: startMs });
  }
}

/** A word lasts until the next one begins. */
function closeWords(cue: Cue): void {
  for (const [index, word] of cue.words.entries()) word.endMs = cue.words[index + 1]?.startMs ?? cue.endMs;
  const last = cue.words.at(-1);
  if (last) last.text = last.text.trimEnd();
}
