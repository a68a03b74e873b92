const RULED = /^[\s|:=+-]+$/;

export const isPiped = (line: string): boolean => {
  const bare = line.trim();
  return bare.length > 2 && bare.startsWith('|') && bare.endsWith('|');
};

/** Rows of "| a | b |"; undefined when the lines are no such table. */
export function pipeRows(lines: readonly string[]): string[][] | undefined {
  if (
    !lines.some(isPiped) ||
    !lines.every((line) => isPiped(line) || (line.length < 400 && RULED.test(line)))
  )
    return undefined;
  const rows = lines
    .filter((line) => !(line.length < 400 && RULED.test(line)))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  return rows.length > 0 ? rows : undefined;
}

/** Rows whose cells are set apart by wide gaps, as tables come out of spreadsheets; most must have as many cells. */
export function columnRows(lines: readonly string[]): string[][] | undefined {
  const rows = lines
    .filter((line) => !RULED.test(line.slice(0, 400)))
    .map((line) => line.trim().split(/ {3,}/));
  const columns = rows[0]?.length ?? 0;
  const alike = rows.filter((row) => row.length === columns).length;
  return columns >= 2 && alike >= rows.length * 0.7 ? rows : undefined;
}

/** "|---|---|" under the first row makes it the head. */
export const isRuledHead = (lines: readonly string[]): boolean =>
  RULED.test((lines[1] ?? '').slice(0, 400)) && /-/.test(lines[1] ?? '');

/** A first row of words over rows with numbers names the columns. */
export const namesColumns = ([first = [], ...rest]: readonly string[][]): boolean =>
  first.every((cell) => !/\d/.test(cell)) && rest.some((row) => row.some((cell) => /\d/.test(cell)));
