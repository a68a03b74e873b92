import { isPiped } from './table-rows.ts';
import { mendHyphen, type Vocabulary } from './vocabulary.ts';

/** Lines between blank lines, or between the fences of code. */
export type LineGroup = { lines: string[]; fenced?: boolean };

const FENCE = /^\s{0,3}(?:```|~~~)/;
const ITEM = /^\s*(?:[-*+•▪◦‣·–]|\d{1,2}[.)]|\(?[a-z]\))\s+(?=\S)/;

export function groupLines(lines: string[]): LineGroup[] {
  const fences = lines.filter((line) => FENCE.test(line)).length;
  // An odd fence would swallow the rest of the text.
  const trusted = fences % 2 === 0;
  const groups: LineGroup[] = [{ lines: [] }];
  let inside = false;
  for (const line of lines) {
    if (FENCE.test(line)) {
      if (trusted) inside = !inside;
      groups.push({ lines: [], ...(inside ? { fenced: true } : {}) });
    } else if (line.trim() !== '') {
      // A table often stands straight under its heading.
      const before = groups.at(-1)?.lines.at(-1);
      if (!inside && before !== undefined && isPiped(before) !== isPiped(line)) groups.push({ lines: [] });
      groups.at(-1)?.lines.push(line);
    } else if (!inside) groups.push({ lines: [] });
  }
  return groups.filter((group) => group.lines.length > 0);
}

/** Whether single line breaks are only where the page ended, as in mail and old text files. */
export function isHardWrapped(groups: LineGroup[]): boolean {
  const long = groups.filter(
    ({ lines, fenced }) => !fenced && lines.length > 2 && !lines.every((line) => ITEM.test(line)),
  );
  const lengths = long
    .flatMap(({ lines }) => lines.slice(0, -1).map((line) => line.trim().length))
    .sort((a, b) => a - b);
  const median = lengths[lengths.length >> 1] ?? 0;
  const ninetieth = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  return long.length > 0 && median >= 40 && median <= 110 && ninetieth <= 130;
}

export const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Where most of the text begins: manual pages stand further in than letters. */
export function usualIndent(groups: LineGroup[]): number {
  const counts = new Map<number, number>();
  for (const { lines, fenced } of groups)
    for (const line of fenced ? [] : lines)
      counts.set(indentOf(line), (counts.get(indentOf(line)) ?? 0) + line.trim().length);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Joins wrapped lines; a word cut by the page's hyphen becomes whole again. */
export function joinLines(lines: string[], words: Vocabulary): string {
  const pieces: string[] = [];
  for (const line of lines) {
    const next = line.trim();
    const last = pieces.at(-1);
    const sign = last === undefined ? undefined : mendHyphen(last, next, words);
    if (last !== undefined && sign !== undefined) pieces[pieces.length - 1] = last.slice(0, -1) + sign;
    // "GNU/" and "Linux", "/etc/" and "apt": lines are broken behind a slash that joins.
    else if (last !== undefined && !/\S\/$/.test(last)) pieces.push(' ');
    pieces.push(next);
  }
  return pieces.join('');
}
