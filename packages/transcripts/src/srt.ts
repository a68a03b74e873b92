import { trimEndOf } from '@parlance/kernel/scan-text';
import { type Cue, rowOf, type SpokenWord } from './vtt-words.ts';

const ROW_CHARACTERS = 32;
const ROWS = 2;

function timestamp(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')},${String(ms % 1000).padStart(3, '0')}`;
}

/** A word that is wider than a row is cut wherever the row ends. */
function cutWide(word: SpokenWord): SpokenWord[] {
  const letters = [...word.text];
  const pieces = Array.from({ length: Math.ceil(letters.length / ROW_CHARACTERS) }, (_, index) =>
    letters.slice(index * ROW_CHARACTERS, (index + 1) * ROW_CHARACTERS).join(''),
  );
  const share = (word.endMs - word.startMs) / pieces.length;
  return pieces.map((text, index) => ({
    text,
    startMs: Math.round(word.startMs + share * index),
    endMs: Math.round(word.startMs + share * (index + 1)),
    spaced: word.spaced && index === 0,
  }));
}

function rowsOf(words: SpokenWord[]): SpokenWord[][] {
  const rows: SpokenWord[][] = [];
  let row: SpokenWord[] = [];
  for (const word of words.flatMap((each) =>
    [...each.text].length > ROW_CHARACTERS ? cutWide(each) : [each],
  )) {
    if (row.length > 0 && [...rowOf([...row, word])].length > ROW_CHARACTERS) {
      rows.push(row);
      row = [];
    }
    row.push(word);
  }
  return row.length > 0 ? [...rows, row] : rows;
}

/** What one speaker says without a pause for the other. */
function turnsOf(cues: readonly Cue[]): { speaker: string; endMs: number; words: SpokenWord[] }[] {
  const turns: { line: string; speaker: string; endMs: number; words: SpokenWord[] }[] = [];
  for (const { line, speaker, endMs, words } of cues) {
    const last = turns.at(-1);
    // A cue begins with a word of its own, whatever its flag says.
    const own = words.map((word, index) =>
      index === 0 ? { ...word, spaced: last?.line !== line || endsWord(last.words) } : word,
    );
    if (last?.line === line) {
      last.words.push(...own);
      last.endMs = endMs;
    } else turns.push({ line, speaker, endMs, words: own });
  }
  return turns;
}

/** Between two words of a script that writes none, there is no space to put back. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;
const endsWord = (words: readonly SpokenWord[]): boolean =>
  !UNSPACED.test(trimEndOf(words.at(-1)?.text ?? '', /\p{P}/u));

/** SubRip: at most two rows of 32 signs; the first of a speaker's turn begins with the name. */
export function srtOf(cues: readonly Cue[]): string {
  const blocks: string[] = [];
  for (const { speaker, endMs, words } of turnsOf(cues)) {
    const first = words[0];
    if (!first) continue;
    const named: SpokenWord = {
      text: `${speaker}:`,
      startMs: first.startMs,
      endMs: first.startMs,
      spaced: true,
    };
    const rows = rowsOf([named, { ...first, spaced: true }, ...words.slice(1)]);
    for (let at = 0; at < rows.length; at += ROWS) {
      const shown = rows.slice(at, at + ROWS);
      const startMs = shown[0]?.[0]?.startMs ?? first.startMs;
      const until = Math.max(startMs + 1, rows[at + ROWS]?.[0]?.startMs ?? endMs);
      blocks.push(
        `${blocks.length + 1}\n${timestamp(startMs)} --> ${timestamp(until)}\n${shown.map(rowOf).join('\n')}\n`,
      );
    }
  }
  return blocks.join('\n');
}
