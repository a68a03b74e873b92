import { trimEndOf } from '@parlance/kernel/scan-text';
import { UNSPACED } from '@parlance/kernel/unspaced-scripts';
import type { CaptionWord } from './caption-words.ts';
import { cutWide } from './captions.ts';
import type { Cue, CueWord } from './cue.ts';
import { timestamp } from './timestamps.ts';

/** What podcast apps show at once. */
const ROW_CHARACTERS = 32;
const ROWS = 2;

type Turn = { line: number | undefined; speaker: string; endMs: number; words: CaptionWord[] };

const rowText = (words: readonly CaptionWord[]): string =>
  words.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join('');

/** Words that carry no time of their own share the stretch they stand in by length. */
function splitAtSpaces({ text, startMs, endMs }: CueWord): CaptionWord[] {
  const pieces = text.split(' ').filter((piece) => piece !== '');
  const letters = pieces.reduce((sum, piece) => sum + piece.length, 0);
  let written = 0;
  const place = () => startMs + ((endMs - startMs) * written) / letters;
  return pieces.map((piece, index) => {
    const from = place();
    written += piece.length;
    return { text: piece, startMs: from, endMs: place(), spaced: index > 0 };
  });
}

function spokenWords(words: readonly CueWord[]): CaptionWord[] {
  let spaced = false;
  return words.flatMap((word) => {
    const [first, ...rest] = splitAtSpaces(word);
    const opening = first ? [{ ...first, spaced: spaced || word.text.startsWith(' ') }] : [];
    spaced = word.text.endsWith(' ');
    return [...opening, ...rest];
  });
}

/** Between two words of a script that writes none, there is no space to put back. */
const endsWord = (words: readonly CaptionWord[]): boolean =>
  !UNSPACED.test([...trimEndOf(words.at(-1)?.text ?? '', /\p{P}/u)].at(-1) ?? '');

/** What one speaker says without a pause for the other. */
function joinTurns(cues: readonly Cue[]): Turn[] {
  const turns: Turn[] = [];
  for (const { line, speaker, endMs, words } of cues) {
    const [first, ...rest] = spokenWords(words);
    if (!first) continue;
    const last = turns.at(-1);
    if (last?.line === line && last?.speaker === speaker) {
      last.words.push({ ...first, spaced: endsWord(last.words) }, ...rest);
      last.endMs = endMs;
    } else turns.push({ line, speaker, endMs, words: [{ ...first, spaced: true }, ...rest] });
  }
  return turns;
}

function cutIntoRows(words: readonly CaptionWord[]): CaptionWord[][] {
  const rows: CaptionWord[][] = [];
  for (const word of words.flatMap((each) => cutWide(each, ROW_CHARACTERS))) {
    const row = rows.at(-1);
    if (row && rowText([...row, word]).length <= ROW_CHARACTERS) row.push(word);
    else rows.push([word]);
  }
  return rows;
}

/** SubRip: at most two rows of 32 characters; the first of a speaker's turn begins with the name. */
export function writeSrt(cues: readonly Cue[]): string {
  const blocks: string[] = [];
  for (const { speaker, endMs, words } of joinTurns(cues)) {
    const turnStartMs = words[0]!.startMs;
    const name = { text: `${speaker}:`, startMs: turnStartMs, endMs: turnStartMs, spaced: true };
    const rows = cutIntoRows([name, ...words]);
    for (let at = 0; at < rows.length; at += ROWS) {
      const startMs = rows[at]![0]!.startMs;
      const untilMs = Math.max(startMs + 1, rows[at + ROWS]?.[0]?.startMs ?? endMs);
      const time = `${timestamp(startMs, ',')} --> ${timestamp(untilMs, ',')}`;
      const shown = rows.slice(at, at + ROWS).map(rowText);
      blocks.push(`${blocks.length + 1}\n${time}\n${shown.join('\n')}\n`);
    }
  }
  return blocks.join('\n');
}
